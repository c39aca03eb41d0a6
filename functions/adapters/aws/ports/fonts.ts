// Loads the fonts of exports, which are bundled with the function.
import type { Fonts } from '../../../ports/fonts.ts';

/** The two files are beside the function's bundle (infra/bundle/entries.ts). */
export const fonts = (beside: string): Fonts => ({
  load: async () => (await import('../../node/export-fonts.ts')).exportFonts(new URL('./fonts/', beside)),
});
