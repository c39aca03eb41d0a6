// The fonts of exported documents: files stored wherever a stage likes, loaded when a document is written.
import type { FontFiles } from '../export/fonts/font-files.ts';

export type Fonts = { load(): Promise<FontFiles> };
