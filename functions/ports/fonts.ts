// Loads the fonts of exported documents from wherever a stage stores them, when a document is written.
import type { FontFiles } from '../export/fonts/font-files.ts';

export type Fonts = { load(): Promise<FontFiles> };
