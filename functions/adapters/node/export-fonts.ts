// Loads the fonts of exports, Korean, Japanese and Latin in one design: from their package, or from beside the bundle.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FontFiles } from '../../export/fonts/font-files.ts';

const installed = (): URL =>
  pathToFileURL(createRequire(import.meta.url).resolve('pretendard-jp/dist/public/static/PretendardJP-Regular.otf'));

/** `folder` contains the two files if the package is not installed. */
export const exportFonts = async (folder?: URL): Promise<FontFiles> => {
  const base = folder ?? installed();
  const read = (weight: 'Regular' | 'Bold') => readFile(fileURLToPath(new URL(`PretendardJP-${weight}.otf`, base)));
  const [regular, bold] = await Promise.all([read('Regular'), read('Bold')]);
  return [{ regular, bold }];
};
