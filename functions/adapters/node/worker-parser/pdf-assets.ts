// Locates pdf.js's character maps and standard fonts, with the trailing slash that pdf.js expects.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Setup } from './messages.ts';

const installed = (): URL => new URL(`file://${createRequire(import.meta.url).resolve('pdfjs-dist/package.json')}`);

export const installedPdfAssets = (folder: URL | undefined): Setup => {
  const base = folder ?? installed();
  return {
    cMapUrl: fileURLToPath(new URL('./cmaps/', base)),
    standardFontDataUrl: fileURLToPath(new URL('./standard_fonts/', base)),
  };
};
