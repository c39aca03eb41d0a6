// Sums up a register of the company, such as a list of sites or machines: how many entries there are of each kind, how
// their figures moved, and which of them end soon.
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import { spelledHeader } from '#shared/language/grammar/machine-header.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { Sentence } from '#shared/report/blocks.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { percentIn, plainIn } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { dateIn } from './evidence/date-in.ts';
import {
  type Column,
  columnsOf,
  filled,
  isEnding,
  isFilled,
  isOfNumbers,
  NUMBER,
  type Register,
  type Row,
  registersFor,
} from './registers-in.ts';

const KINDS = { fewest: 2, most: 8 };
const MAX_KINDS = 6;
const MAX_NAMED = 6;
const MAX_REGISTERS = 3;
const YEAR_MS = 365.25 * 86_400_000;

const isAverage = compile({ ...lexicon.average, id: 'average', source: lexicon.source, not: [] });
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/u;

/** The names of the entries: words, each once. */
const namesIn = (columns: readonly Column[]): Column | undefined =>
  columns.find(
    (column) =>
      isFilled(column) &&
      new Set(filled(column)).size >= filled(column).length * 0.9 &&
      filled(column).every((cell) => /\p{L}{2}/u.test(cell)),
  );

/** A column of a few kinds, such as freehold and leasehold. */
const kindsIn = (columns: readonly Column[]): Column[] =>
  columns
    .filter((column) => isFilled(column) && filled(column).every((cell) => /\p{L}/u.test(cell)))
    .map((column) => ({ column, size: new Set(filled(column)).size }))
    .filter(({ size }) => size >= KINDS.fewest && size <= KINDS.most)
    .sort((a, b) => a.size - b.size)
    .map(({ column }) => column);

const cited = (register: Register, text: string, about: string, formula: string, of: readonly Row[] = []): Sentence => {
  const { context, header } = register;
  const shown = of.length > 0 && of.length <= MAX_NAMED ? of : [header];
  const refs = [...new Set(shown.map(({ reference }) => context.notes.adopt(reference)))];
  return { ...computed(about, formula, refs), text, refs, check: 'verified' };
};

const countsOf = (register: Register, { head, cells }: Column): Sentence => {
  const { context, title, rows } = register;
  const groups = [...Map.groupBy(cells.filter(Boolean), (cell) => cell)].sort(([, a], [, b]) => b.length - a.length);
  const parts = groups
    .slice(0, MAX_KINDS)
    .map(([kind, own]) => `${kind} ${own.length}`)
    .join(', ');
  const text = context.text('say.registerCounts', { title, count: rows.length, head, parts });
  return cited(
    register,
    text,
    String(rows.length),
    `${groups.map(([, own]) => own.length).join(' + ')} = ${cells.filter(Boolean).length}`,
  );
};

const sumOf = ({ cells }: Column): number =>
  cells.reduce((sum, cell) => sum + (NUMBER.test(cell) ? Number(cell.replaceAll(',', '')) : 0), 0);

/** Two columns of one measure, which differ in the year alone. */
const movedIn = (register: Register, columns: readonly Column[]): Sentence[] => {
  const { context, title } = register;
  const { language } = context;
  const dated = columns.flatMap((column) => {
    const period = headerPeriod(column.head);
    const year = YEAR.exec(column.head)?.[1];
    const measure = period?.rest ?? '';
    return year && measure && isOfNumbers(column) && isAverage(column.head).length === 0
      ? [{ column, year, measure }]
      : [];
  });
  return [...Map.groupBy(dated, ({ measure }) => measure)].flatMap(([measure, own]): Sentence[] => {
    const inOrder = own.toSorted((a, b) => Number(a.year) - Number(b.year));
    const [from, to] = [inOrder[0], inOrder.at(-1)];
    if (!from || !to || from === to) return [];
    const [before, after] = [sumOf(from.column), sumOf(to.column)];
    if (before <= 0) return [];
    const rate = percentIn(language, after / before - 1);
    const text = context.text('say.registerMoved', {
      ...{ title, measure, rate, from: sayPeriod(language, from.year), to: sayPeriod(language, to.year) },
      ...{ before: plainIn(language, before), after: plainIn(language, after) },
    });
    const formula = `${plainIn(language, after)} ÷ ${plainIn(language, before)} − 1 = ${rate}`;
    return [cited(register, text, rate, formula)];
  });
};

const endsIn = (register: Register, columns: readonly Column[]): Sentence[] => {
  const { context, rows } = register;
  const names = namesIn(columns);
  const column = columns.find(({ head }) => isEnding(head).length > 0);
  if (!names || !column) return [];
  const [today, until] = [context.now, context.now + YEAR_MS].map((at) => new Date(at).toISOString().slice(0, 10));
  const ending = rows.flatMap((row, i) => {
    const day = dateIn(column.cells[i] ?? '') ?? '';
    return day >= (today ?? '') && day <= (until ?? '') ? [{ row, name: names.cells[i] ?? '' }] : [];
  });
  if (ending.length === 0) return [];
  const shown = ending.slice(0, MAX_NAMED).map(({ name }) => name);
  const text = context.text('say.registerEnds', {
    ...{ until: sayPeriod(context.language, until ?? ''), head: spelledHeader(column.head), count: ending.length },
    names: [...shown, ...(ending.length > MAX_NAMED ? ['…'] : [])].join(', '),
  });
  const own = ending.map(({ row }) => row);
  return [cited(register, text, String(ending.length), `1 × ${ending.length} = ${ending.length}`, own)];
};

const findingsIn = (register: Register): Sentence[] => {
  const columns = columnsOf(register);
  const [kinds] = kindsIn(columns);
  return [...(kinds ? [countsOf(register, kinds)] : []), ...movedIn(register, columns), ...endsIn(register, columns)];
};

export const registerFindings = async (context: SectionContext): Promise<Sentence[]> => {
  if (!context.company) return [];
  return (await registersFor(context)).slice(0, MAX_REGISTERS).flatMap(findingsIn);
};
