// Decides whether a passage or quote is where the answer is printed.

/** Where an answer is printed. Omitted fields match anything: with only a page, that page of any document. */
export type Gold = {
  readonly document?: string | undefined;
  readonly page?: number | undefined;
  /** For documents without pages. */
  readonly text?: string | undefined;
};
/** A passage may span two pages. */
type Passage = { readonly document: string; readonly pages: readonly number[]; readonly text: string };

/** File names occur in either Unicode form, and a slash in a name is stored as an underscore. */
export const documentName = (name: string): string => name.replaceAll('/', '_').normalize('NFC');

/** People omit the case and extension of a file name. */
export const isNamed = (document: string, wanted: string): boolean => {
  const [name, own] = [document, wanted].map((one) => documentName(one).toLowerCase());
  return name === own || name?.replace(/\.[a-z]{2,5}$/, '') === own;
};

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
/** A shorter line, such as a heading or a lone year, may occur anywhere. */
const MIN_LINE_LENGTH = 12;

/** True if one whole line is in the text that answers. */
const isWithin = (text: string, answering: string): boolean => {
  const own = plain(answering);
  return text
    .split('\n')
    .map(plain)
    .some((line) => (line.length >= MIN_LINE_LENGTH && own.includes(line)) || (own !== '' && line.includes(own)));
};

export const isGold = (gold: Gold, { document, pages, text }: Passage): boolean =>
  (gold.document === undefined || isNamed(document, gold.document)) &&
  (gold.page === undefined || pages.includes(gold.page)) &&
  (gold.text === undefined || isWithin(text, gold.text));
