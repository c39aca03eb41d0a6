// Writes texts into the cells of a Word document's tables, or below its lines; all other parts stay byte for byte.
import { escapeMarkup } from '#shared/report/clean-text.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { packed } from '../../sheets/write/packed.ts';
import { documentPart, documentXml } from '../read/word-grid.ts';
import { wordPartsOf } from '../word-parts.ts';
import type { Span, WordCell, WordParagraph } from '../word-state.ts';
import type { Filled } from './row-text.ts';

/** Control characters separate words, so each becomes a space. */
const escaped = (text: string): string =>
  escapeMarkup(text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (sign === '\n' ? sign : ' ')));

/** The format of the cell's paragraph; its paragraph mark defines the look of typed text. */
const formatOf = (paragraph: string) => {
  const [whole = ''] = /<w:pPr>[\s\S]*?<\/w:pPr>|<w:pPr\/>/.exec(paragraph) ?? [];
  const [run = ''] = /<w:rPr>[\s\S]*<\/w:rPr>/.exec(whole) ?? [];
  return { whole, run: /<w:(?:ins|del|rPrChange)\b/.test(run) ? '' : run };
};

const runOf = (text: string, format: string): string => {
  const lines = escaped(text)
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${line}</w:t>`);
  return `<w:r>${format}${lines.join('<w:br/>')}</w:r>`;
};

const paragraphOf = (text: string, like: string): string => {
  const { whole, run } = formatOf(like);
  return `<w:p>${whole}${runOf(text, run)}</w:p>`;
};

const END = '</w:p>';

type Change = Span & { readonly text: string };

/** A control in the paragraph stays, and is no longer marked as a prompt. */
const intoParagraph = (xml: string, { start, end, text: before, control }: WordParagraph, text: string): Change[] => {
  const like = xml.slice(start, end);
  const prompt = control?.prompt ? [{ ...control.prompt, text: '' }] : [];
  if (control?.content) return [...prompt, { ...control.content, text: runOf(text, formatOf(like).run) }];
  const isEmpty = before === '' && !control && like.endsWith(END);
  if (isEmpty) return [{ start: end - END.length, end: end - END.length, text: runOf(text, formatOf(like).run) }];
  return [...prompt, { start, end, text: paragraphOf(text, like) }];
};

/** Replaces the first text, or fills an empty control; other texts are removed, and everything between stays. */
const intoCell = (xml: string, { paragraphs }: WordCell, text: string): Change[] => {
  const filled = paragraphs.filter((one) => one.text !== '');
  const place = filled[0] ?? paragraphs.find(({ control }) => control) ?? paragraphs[0];
  if (!place) return [];
  const others = filled.filter((one) => one !== place);
  return [
    ...others.map(({ start, end }) => ({ start, end, text: `<w:p>${formatOf(xml.slice(start, end)).whole}</w:p>` })),
    ...intoParagraph(xml, place, text),
  ];
};

/** Without an answer column, the answer goes below the question in its cell; other cells may follow. */
const belowLast = (xml: string, cells: readonly WordCell[], row: number, text: string): Change[] => {
  const own = cells.filter((cell) => cell.row === row);
  const last = (own.findLast((cell) => cell.text !== '') ?? own.at(-1))?.paragraphs.at(-1);
  if (!last) return [];
  return [{ start: last.end, end: last.end, text: paragraphOf(text, xml.slice(last.start, last.end)) }];
};

export const writeDocx = (zip: Zip, filled: readonly Filled[]): Uint8Array => {
  const xml = documentXml(zip);
  const { tables, lines } = wordPartsOf(xml);
  const changes = filled.flatMap(({ sheet, row, column, value }): Change[] => {
    const cells = tables[sheet];
    const text = String(value);
    if (!cells) {
      const line = lines[row - 1];
      return line ? [{ start: line.end, end: line.end, text: paragraphOf(text, '') }] : [];
    }
    const cell = cells.find((one) => one.row === row && one.column === column && !one.isContinued);
    return cell ? intoCell(xml, cell, text) : belowLast(xml, cells, row, text);
  });
  let made = xml;
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start || b.end - a.end))
    made = made.slice(0, start) + text + made.slice(end);
  return packed(zip, new Map([[documentPart(zip), new TextEncoder().encode(made)]]));
};
