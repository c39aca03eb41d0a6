// The writer of PDFs, in memory alone: from a definition to bytes.
import imported, { type Definition } from 'pdfmake/js/Printer.js';
import type { FontFiles } from '../fonts/font-files.ts';
import { fontTables } from './fonts.ts';
import { joinWords } from './join-words.ts';

// A CommonJS module: some loaders unwrap its default export, Node does not.
const Printer = 'default' in imported ? imported.default : imported;
const NO_URLS = { resolve: () => undefined, resolved: () => Promise.resolve() };

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

export const print = async (definition: Definition, fonts: FontFiles): Promise<Uint8Array> => {
  const { families, files } = fontTables(fonts);
  const printer = new Printer(families, files, NO_URLS, () => false);
  let isLaidOut = false;
  const document = await printer.createPdfKitDocument(definition, {
    // The first progress is drawing's: by then everything is laid out.
    progressCallback: () => {
      if (!isLaidOut) joinWords(printer.pdfKitDoc?._pdfMakePages ?? []);
      isLaidOut = true;
    },
  });
  const chunks: Uint8Array[] = [];
  await new Promise<void>((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
    document.end();
  });
  return joined(chunks);
};
