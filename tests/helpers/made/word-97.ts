// Word documents from before 2007: one piece of text and one page of paragraph properties.
import { compound, utf16 } from './compound.ts';

/** `end` is a paragraph's last character: \r, or \u0007 for a cell or, with `row`, for the end of a row. */
export type OldParagraph = {
  readonly text: string;
  readonly end?: string;
  readonly style?: number;
  readonly table?: boolean;
  readonly row?: boolean;
};

const TEXT_AT = 1024;
const PAGE = 512;

const propertiesOf = ({ style = 0, table = false, row = false }: OldParagraph): Uint8Array => {
  const sprms = [...(table ? [0x16, 0x24, 1] : []), ...(row ? [0x17, 0x24, 1] : [])];
  const body = [style & 0xff, style >> 8, ...sprms];
  // For an even number of bytes the length follows a zero, in words.
  return Uint8Array.from(body.length % 2 === 0 ? [0, body.length / 2, ...body] : [(body.length + 1) / 2, ...body]);
};

const propertyPage = (paragraphs: readonly OldParagraph[]): Uint8Array => {
  const page = new Uint8Array(PAGE);
  const view = new DataView(page.buffer);
  const count = paragraphs.length;
  let at = TEXT_AT;
  let top = PAGE - 2;
  paragraphs.forEach((paragraph, n) => {
    view.setUint32(n * 4, at, true);
    at += (paragraph.text.length + 1) * 2;
    const properties = propertiesOf(paragraph);
    top -= properties.length + (properties.length % 2);
    page.set(properties, top);
    page[(count + 1) * 4 + n * 13] = top / 2;
  });
  view.setUint32(count * 4, at, true);
  page[PAGE - 1] = count;
  return page;
};

export const word97 = (paragraphs: readonly OldParagraph[], { locked = false } = {}): Uint8Array => {
  const text = paragraphs.map((one) => one.text + (one.end ?? '\r')).join('');
  const pageAt = Math.ceil((TEXT_AT + text.length * 2) / PAGE);
  const main = new Uint8Array((pageAt + 1) * PAGE);
  const view = new DataView(main.buffer);
  for (const [place, value] of [
    [0, 0xa5ec],
    [2, 0xc1],
    [10, 0x0200 | (locked ? 0x0100 : 0)],
  ] as const)
    view.setUint16(place, value, true);
  view.setUint32(76, text.length, true);
  main.set(utf16(text), TEXT_AT);
  main.set(propertyPage(paragraphs), pageAt * PAGE);
  const table = new Uint8Array(64);
  const tables = new DataView(table.buffer);
  table[0] = 2;
  for (const [place, value] of [
    [1, 16],
    [9, text.length],
    [15, TEXT_AT],
    [32, TEXT_AT],
    [36, TEXT_AT + text.length * 2],
    [40, pageAt],
  ] as const)
    tables.setUint32(place, value, true);
  for (const [place, value] of [
    [418, 0],
    [422, 21],
    [258, 32],
    [262, 12],
  ] as const)
    view.setUint32(place, value, true);
  return compound({ WordDocument: main, '1Table': table });
};
