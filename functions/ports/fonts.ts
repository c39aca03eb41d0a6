// The fonts of written documents: files that a stage keeps where it likes, loaded when one is written.
import type { FontFiles } from '../export/fonts/font-files.ts';

export type Fonts = { load(): Promise<FontFiles> };
