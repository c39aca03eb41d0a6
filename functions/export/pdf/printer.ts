// Writes PDFs in memory, from a definition to bytes.
import imported, { type Definition, type Written } from 'pdfmake/js/Printer.js';
import type { FontFiles } from '../fonts/font-files.ts';
import { fontTables } from './fonts.ts';
import { joinWords } from './join-words.ts';
import { shareWords } from './shaped-words.ts';
import type { Structure } from './tags.ts';
import { tagWriter } from './write-tags.ts';

// Some loaders unwrap the default export of a CommonJS module, Node does not.
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

/** The library has no hooks between layout and drawing, but signals when a page begins and when an item is drawn. */
class TaggingPrinter extends Printer {
  #document: Written | undefined;
  #writer: ReturnType<typeof tagWriter> | undefined;
  #structure: Structure | undefined;
  #remember = () => {};

  override get pdfKitDoc(): Written | undefined {
    return this.#document;
  }
  override set pdfKitDoc(document: Written | undefined) {
    this.#document = document;
    if (document && this.#structure) this.#follow(document, this.#structure);
  }

  #follow(document: Written, structure: Structure): void {
    this.#remember = shareWords(document);
    const writer = tagWriter(document, structure);
    let isJoined = false;
    document.on('pageAdded', () => {
      if (!isJoined) joinWords(document._pdfMakePages ?? []);
      isJoined = true;
      writer.onPage();
    });
    this.#writer = writer;
  }

  async write(definition: Definition, structure: Structure): Promise<Written> {
    this.#structure = structure;
    const drawn = await this.createPdfKitDocument(definition, { progressCallback: () => this.#writer?.onItem() });
    this.#remember();
    return drawn;
  }
}

export const print = async (definition: Definition, structure: Structure, fonts: FontFiles): Promise<Uint8Array> => {
  const { families, files } = fontTables(fonts);
  const document = await new TaggingPrinter(families, files, NO_URLS, () => false).write(definition, structure);
  const chunks: Uint8Array[] = [];
  await new Promise<void>((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
    document.end();
  });
  return joined(chunks);
};
