// An answer as plain text, with or without citations: for the clipboard and follow-up questions.
import type { Block, BlockOf, Reference, Sentence } from '#shared/report/blocks.ts';
import { type ColumnNames, chartTable } from '#shared/report/chart/chart-table.ts';
import { headText } from '#shared/report/head-text.ts';
import { shownRefs } from '#shared/report/table-refs.ts';
import { splitSentence } from './split-sentence.ts';

type Options = { readonly citations?: boolean };

const marks = (refs: readonly number[] | undefined, { citations }: Options): string =>
  citations ? (refs ?? []).map((n) => `[${n}]`).join('') : '';

const sentenceText = ({ text, refs }: Sentence, options: Options): string => {
  const { head, last, tail } = splitSentence(text);
  return `${head}${last}${marks(refs, options)}${tail}`;
};

const sentences = (list: readonly Sentence[], options: Options): string =>
  list.map((sentence) => sentenceText(sentence, options)).join(' ');

const MARKS = { yes: '○', no: '×', partial: '△', unknown: '?' } as const;
/** Columns that only the interface labels; they have no label in copied text. */
const UNNAMED: ColumnNames = {
  item: '',
  group: '',
  value: '',
  low: '',
  middle: '',
  high: '',
  size: '',
  stage: '',
  note: '',
};

const tableText = ({ caption, columns, rows }: BlockOf<'table'>, options: Options): string => {
  const head = columns.map(headText).join('\t');
  const lines = rows.map((row) => {
    const shown = shownRefs(row);
    return row.map(({ text }, i) => text + marks(shown[i], options)).join('\t');
  });
  return [caption, head.trim() === '' ? undefined : head, ...lines].filter(Boolean).join('\n');
};

const tileText =
  (options: Options) =>
  (tile: BlockOf<'figures'>['tiles'][number]): string => {
    const { label, value, unit, period, refs } = tile;
    const of = period ? `${label} (${period})` : label;
    return `${of}: ${unit ? `${value} ${unit}` : value}${marks(refs, options)}`;
  };

const matrixText = ({ caption, corner = '', columns, rows }: BlockOf<'matrix'>, options: Options): string => {
  const lines = rows.map(({ label, refs, cells }) =>
    [
      `${label}${marks(refs, options)}`,
      ...cells.map((cell) => {
        const words = [cell.mark ? MARKS[cell.mark] : '', cell.text ?? ''].filter(Boolean).join(' ');
        return words + marks(cell.refs, options);
      }),
    ].join('\t'),
  );
  return [caption, [corner, ...columns].join('\t'), ...lines].filter(Boolean).join('\n');
};

const timelineText = ({ caption, entries }: BlockOf<'timeline'>, options: Options): string => {
  const lines = entries.map(({ date, until, title, sentences: statements }) =>
    [until ? `${date} – ${until}` : date, title, sentences(statements, options)].filter(Boolean).join(' '),
  );
  return [caption, ...lines].filter(Boolean).join('\n');
};

/** Digits are grouped the same way in all three languages. */
const chartText = (chart: BlockOf<'chart'>, options: Options): string =>
  tableText({ ...chartTable({ language: 'en', chart, names: UNNAMED }), caption: chart.title }, options);

const blockText = (block: Block, options: Options): string => {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'text':
      return sentences(block.sentences, options);
    case 'list':
      return block.items
        .map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${sentences(item, options)}`)
        .join('\n');
    case 'table':
      return tableText(block, options);
    case 'chart':
      return chartText(block, options);
    case 'figures':
      return block.tiles.map(tileText(options)).join('\n');
    case 'matrix':
      return matrixText(block, options);
    case 'timeline':
      return timelineText(block, options);
    case 'quote':
      return `“${block.text}”${marks(block.refs, options)}`;
    case 'notice':
      return '';
  }
};

/** Leaves out notices, because they are the product's own words. */
export const plainText = (blocks: readonly Block[], options: Options = {}): string =>
  blocks
    .map((block) => blockText(block, options))
    .filter(Boolean)
    .join('\n\n');

export type CopyParts = {
  readonly question: string;
  readonly blocks: readonly Block[];
  readonly references: readonly Reference[];
  readonly placeOf: (reference: Reference) => string;
};

/** The answer with its citation numbers and the numbered list of sources. */
export const textWithCitations = ({ question, blocks, references, placeOf }: CopyParts): string => {
  const list = references.map((reference) => {
    const place = placeOf(reference);
    return `[${reference.n}] ${reference.title}${place ? `, ${place}` : ''}`;
  });
  return [question, plainText(blocks, { citations: true }), list.join('\n')].filter(Boolean).join('\n\n');
};
