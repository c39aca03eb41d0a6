// Sums up a register of the company, such as a list of sites or machines: how many entries there are of each kind, how
// their figures moved, and which of them end soon.
import { headsOf } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { Sentence } from '#shared/report/blocks.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { Ledger, SectionContext, Sheet } from './builder.ts';
import { percentIn, plainIn } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { dateIn } from './evidence/date-in.ts';
import { documentName } from './evidence/document-name.ts';
import { isOfCompany } from './evidence/ledger-owner.ts';
import { aboutText, NEAREST } from './room/report-subjects.ts';

type Row = Sheet['rows'][number];
type Register = {
  readonly context: SectionContext;
  readonly title: string;
  readonly heads: readonly string[];
  readonly header: Row;
  readonly rows: readonly Row[];
};
type Column = { readonly at: number; readonly head: string; readonly cells: readonly string[] };

/** A shorter list is printed as a table. Set by hand. */
const FEWEST_ROWS = 12;
/** A column is read if most of its cells are filled. */
const isMostly = (part: number, whole: number): boolean => 2 * part > whole;
const KINDS = { fewest: 2, most: 8 };
const MAX_KINDS = 6;
const MAX_NAMED = 6;
const MAX_REGISTERS = 3;
const YEAR_MS = 365.25 * 86_400_000;

const isEnding = compile({ ...lexicon.ending, id: 'ending', source: lexicon.source, not: [] });
const isAverage = compile({ ...lexicon.average, id: 'average', source: lexicon.source, not: [] });
const NUMBER = /^-?\d[\d,]*(?:\.\d+)?$/u;
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/u;

const registerIn = (context: SectionContext, { name, rows }: Sheet): Register | undefined => {
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3);
  const header = rows[at];
  if (!header) return undefined;
  const heads = headsOf(header.cells);
  const own = rows.slice(at + 1).filter(({ cells }) => cells.filter(Boolean).length >= heads.length * 0.5);
  const title = (documentName(header.reference.title) || name).replaceAll(/[_-]/g, ' ').replace(/^\d+\s+/u, '');
  return own.length < FEWEST_ROWS ? undefined : { context, title, heads, header, rows: own };
};

const columnsOf = ({ heads, rows }: Register): Column[] =>
  heads.map((head, at) => ({ at, head, cells: rows.map(({ cells }) => (cells[at] ?? '').trim()) }));

const filled = ({ cells }: Column): readonly string[] => cells.filter(Boolean);
const isFilled = (column: Column): boolean => isMostly(filled(column).length, column.cells.length);
const isOfNumbers = (column: Column): boolean => isFilled(column) && filled(column).every((cell) => NUMBER.test(cell));

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
    const [from, to] = [own[0], own.at(-1)];
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
    ...{ until: sayPeriod(context.language, until ?? ''), head: column.head, count: ending.length },
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

/** Lists of staff and of cases have sections of their own; customers are computed from their ledger. */
const STAFF = ['headcount', 'workforce', 'labour', 'organisation', 'people'];
const HARM = ['litigation', 'incidents', 'regulators', 'permits'];
const OF_SECTION: Readonly<Record<string, readonly string[]>> = {
  ...{ workforce: STAFF, organisation: STAFF, headcount: STAFF },
  ...{ riskFactors: HARM, threats: HARM, thesisRisks: HARM },
};
const isFor = ({ section }: SectionContext, { title, heads }: Register): boolean => {
  const { headed } = aboutText(
    '',
    [title, heads.join(', ')].map((text) => ({ text, weight: NEAREST })),
  );
  if (headed.has('customers') || headed.has('prices')) return false;
  // Results with a row a year are figures, not entries of a register.
  if (heads.some((head) => COLUMNS.period.headers.includes(head.trim().toLowerCase()))) return false;
  const own = OF_SECTION[section.id];
  const isOf = (ids: readonly string[]) => ids.some((id) => headed.has(id));
  return own ? isOf(own) : !isOf([...STAFF, ...HARM]);
};

/** Payments and orders are no entries of a register: their dates are days of the past. */
const isOfDays = (register: Register): boolean =>
  columnsOf(register).some(
    (column) =>
      isEnding(column.head).length === 0 &&
      isFilled(column) &&
      filled(column).every((cell) => /^\d{4}-\d{2}-\d{2}$/.test(cell)),
  );

const registersIn = async (context: SectionContext, ledger: Ledger): Promise<Register[]> =>
  (await isOfCompany(context, { ...ledger, sheets: ledger.asWritten }))
    ? ledger.asWritten.flatMap((sheet) => registerIn(context, sheet) ?? [])
    : [];

export const registerFindings = async (context: SectionContext): Promise<Sentence[]> => {
  if (!context.company) return [];
  const all: Register[] = [];
  for (const ledger of await context.ledgers()) all.push(...(await registersIn(context, ledger)));
  return all
    .filter((one) => isFor(context, one) && !isOfDays(one))
    .slice(0, MAX_REGISTERS)
    .flatMap(findingsIn);
};
