// Translates titles, headers and labels of a source's table into the report's language; names and figures stay as
// printed.
import lexicon from '#shared/language/lexicon/table-labels.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { Block } from '#shared/report/blocks.ts';
import { withoutOutlineNumber } from '#shared/report/readable-table.ts';
import { headIn, withUnitsInHeads } from './table-units.ts';

type Label = Readonly<Record<Language, readonly string[]>>;
const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const labels: readonly Label[] = lexicon.labels;
const BY_TEXT: ReadonlyMap<string, Label> = new Map(
  labels.flatMap((label) => LANGUAGES.flatMap((one) => label[one].map((text) => [plain(text), label] as const))),
);

/** Unchanged if the lexicon lacks the label, or has it in that language already. */
export const labelIn = (language: Language, text: string): string => {
  const label = BY_TEXT.get(plain(text));
  return !label || label[language].some((one) => plain(one) === plain(text)) ? text : (label[language][0] ?? text);
};

/** Names and sentences are in no lexicon and stay unchanged. */
const headText = (language: Language, text: string): string => labelIn(language, headIn(language, text));

export const withLabelsIn = (language: Language, blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    if (block.kind !== 'table') return block;
    const table = withUnitsInHeads(language, block);
    const { caption, columns, rows } = table;
    return {
      ...table,
      ...(caption === undefined ? {} : { caption: labelIn(language, withoutOutlineNumber(caption)) }),
      columns: columns.map((column) => ({ ...column, label: headText(language, column.label) })),
      rows: rows.map((cells) => cells.map((cell) => ({ ...cell, text: labelIn(language, cell.text) }))),
    };
  });
