// Finds the row that a question describes by label and heading: "Rail membership" is the row Rail below "Members".
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Row } from '../../tables/table.ts';
import { terms } from '../../terms.ts';
import { withoutNames } from '../names/company-names.ts';
import type { Plan } from '../plan-type.ts';
import { contentWords } from '../words/content-words.ts';
import { bare } from '../words/phrase.ts';

/** The abbreviation in a label: Gross Payment Volume (GPV), Common equity Tier 1 (“CET1”). */
const SHORT = /[(（][“"']?([A-Z][A-Za-z\d&]{1,7})[”"']?[)）]/gu;
const isPlain = (term: string): boolean => /^\d+$/.test(term);

type Label = { readonly words: readonly string[]; readonly short: readonly string[] };
const readLabel = (label: string): Label => ({
  words: terms(label.replace(/[(（][^()（）]*[)）]/g, ' ')).filter((term) => !isPlain(term)),
  short: [...label.matchAll(SHORT)].flatMap(([, name = '']) => terms(name)),
});

const LABELS = new Map<string, Label>();
/** About the number of labels in twenty filings. */
const MAX_LABELS = 20_000;
const labelOf = (label: string): Label => {
  const known = LABELS.get(label);
  if (known) return known;
  if (LABELS.size >= MAX_LABELS) LABELS.clear();
  const made = readLabel(label);
  LABELS.set(label, made);
  return made;
};

const headOf = ({ text }: Chunk, { rows }: { readonly rows: readonly Row[] }): string =>
  text.slice(0, rows[0]?.start ?? 0);

/**
 * The noun for an amount, without which a heading may name the thing: 輸出額. Korean and Japanese words match inside
 * longer ones.
 */
const AMOUNT = /(?<=..)[액額]$/u;
const isLatin = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);
type Text = { readonly words: ReadonlySet<string>; readonly whole: string };
const textOf = (text: string): Text => ({ words: new Set(terms(text)), whole: bare(text) });
const holds = ({ words, whole }: Text, word: string): boolean =>
  isLatin(word) ? words.has(word) : whole.includes(bare(word.replace(AMOUNT, '')));

type Asked = Text & { readonly content: readonly string[] };
const isNamed = (requested: Asked, label: string): boolean => {
  const pieces = label.split(/[\s·・ㆍ,()（）]+/u).filter((piece) => piece.length > 1);
  if (!pieces.every(isLatin))
    return pieces.every((piece) =>
      isLatin(piece) ? terms(piece).every((one) => requested.words.has(one)) : requested.whole.includes(bare(piece)),
    );
  const { words } = labelOf(label);
  return words.length > 0 && words.every((word) => requested.words.has(word));
};

/**
 * The number of words that label and question share; 0 if the label has a word that the question lacks, or the question
 * has one that neither label nor heading contains.
 */
const described = (requested: Asked, row: Row, chunk: Chunk): number => {
  const { short } = labelOf(row.label);
  if (!short.some((name) => requested.words.has(name)) && !isNamed(requested, row.label)) return 0;
  const own = textOf(row.label);
  const left = requested.content.filter((word) => !holds(own, word));
  if (left.length === requested.content.length) return 0;
  if (left.length > 0) {
    const columns = row.values.map(({ column }) => column?.about ?? '');
    const heading = chunk.context.section?.split(' > ').at(-1) ?? '';
    const around = textOf([row.section, row.group, heading, headOf(chunk, readTable(chunk)), ...columns].join(' '));
    if (!left.every((word) => holds(around, word))) return 0;
  }
  return requested.content.length - left.length;
};

type Described = { readonly row: Row; readonly size: number };

/** Prefers rows of a requested period to rows without a period. */
const ofPeriods = (found: readonly Described[], periods: readonly string[]): readonly Described[] => {
  const isOf = ({ row }: Described): boolean =>
    [...row.periods, ...row.values.flatMap(({ column }) => column?.periods ?? [])].some((key) =>
      periods.some((wanted) => samePeriod(wanted, key)),
    );
  const dated = found.filter(isOf);
  return dated.length > 0 ? dated : found;
};

type Question = Pick<Plan, 'question' | 'periods'>;

/** The label of the row; `undefined` if two labels match equally well. */
export const describedRow = (
  { question, periods }: Question,
  names: readonly string[],
  chunks: readonly Chunk[],
): string | undefined => {
  const content = contentWords(question, names);
  if (content.length === 0) return undefined;
  const requested = { ...textOf(withoutNames(question, names, ' ')), content };
  const all = chunks
    .filter(({ kind }) => kind === 'table')
    .flatMap((chunk) =>
      readTable(chunk)
        .rows.filter(({ values }) => values.some(({ text }) => /\d/.test(text)))
        .map((row) => ({ row, size: described(requested, row, chunk) })),
    )
    .filter(({ size }) => size > 0);
  const found = ofPeriods(all, periods);
  const most = Math.max(0, ...found.map(({ size }) => size));
  const labels = new Map(found.filter(({ size }) => size === most).map(({ row: { label } }) => [bare(label), label]));
  const [label, ...others] = labels.values();
  return others.length === 0 ? label : undefined;
};
