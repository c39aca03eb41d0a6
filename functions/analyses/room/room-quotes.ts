// The sentences of a room that fit what a question wants, best first, and the table that is about it.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import { moveOf } from '../../engine/rank/sentence-score.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { bySpeaker } from '../evidence/by-speaker.ts';
import { isCoverLine } from '../evidence/cover-line.ts';
import { dateIn } from '../evidence/date-in.ts';
import { type PlainTable, plainTables, shownTable } from '../evidence/plain-table.ts';
import { hasToDo } from '../evidence/quotes-on.ts';
import { ABOUT, type Bar, fitOf, MENTIONED } from './fit.ts';
import { aboutOf, aboutText, headingsOf, NEAREST } from './report-subjects.ts';
import { tableFindings } from './table-findings.ts';
import { WANTS, type Want } from './wants.ts';

const hasFigure = (text: string, kind: Want['hasFigure']): boolean =>
  kind === undefined || readFigures(text).figures.some(({ unit }) => (kind === 'any' ? unit : unit === 'percent'));

type Fitting<T> = { readonly one: T; readonly fit: number };

const bestFirst = <T>(found: readonly Fitting<T>[]): T[] =>
  found
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ one }) => one);

/** Where all documents are of one company or of nobody, each has to do with its industry. */
const isOfOneCompany = (passages: readonly Passage[]): boolean =>
  new Set(passages.flatMap(({ chunk }) => withoutLegalForm(chunk.context.company ?? '') || [])).size <= 1;

/** What a bank writes of the economy is of each industry, and of none. */
const isOfEconomy = ({ chunk: { context } }: Passage): boolean =>
  [context.document.replaceAll('_', ' '), context.section?.split(' > ')[0] ?? ''].some((text) =>
    aboutText('', [{ text, weight: NEAREST }]).subjects.has('economy'),
  );

/** Passages of the room on the subjects, and those that the question itself finds, whoever's the section is about. */
export const passagesFor = async (
  context: SectionContext,
  question: string,
  want: Want,
): Promise<readonly Passage[]> => {
  const room = await context.room([...want.subjects, ...(want.stances ?? [])]);
  const { passages } = await context.passages(question);
  const all = [...new Map([...room, ...passages].map((one) => [one.chunk.id, one])).values()];
  const suits = (one: Passage) => hasToDo(context, one, all, want.ofIndustry);
  const isWhole = want.ofAnyIndustry || (want.ofIndustry && isOfOneCompany(all) && all.some(suits));
  const suiting = isWhole ? all : all.filter(suits);
  const found = want.ofIndustry && !want.ofAnyIndustry ? suiting.filter((one) => !isOfEconomy(one)) : suiting;
  const ofOutsiders = want.ofOutsiders ? found.filter(({ chunk }) => !chunk.context.company) : [];
  return ofOutsiders.length > 0 ? ofOutsiders : found;
};

/** From a day after this one. */
const isYetToHold = ({ now }: Pick<SectionContext, 'now'>, text: string): boolean =>
  (dateIn(text) ?? '') > new Date(now).toISOString().slice(0, 10);

const isDatedAs = ({ isDated }: Want, text: string): boolean =>
  isDated === undefined || (dateIn(text) !== undefined && (isDated === 'ever' || periodsIn(text).length === 1));

export const quotesIn = (
  context: Pick<SectionContext, 'now'>,
  passages: readonly Passage[],
  want: Want,
  isOf: (one: Quotable) => boolean = () => true,
): Quotable[] => {
  const all = passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter((one) => !isCoverLine(one) && hasFigure(one.text, want.hasFigure) && isOf(one))
    .filter(({ text }) => want.holds === undefined || isYetToHold(context, text) === (want.holds === 'later'))
    .filter(({ text }) => isDatedAs(want, text) && !(want.isFact && isSupposition(text)))
    .filter(({ text }) => !(want.isForIt && moveOf(text) === 'fall'));
  const fitting = (bar: Bar) => bestFirst(all.map((one) => ({ one, fit: fitOf(aboutOf(one), want, bar) })));
  const about = fitting(ABOUT);
  return about.length > 0 ? about : fitting(MENTIONED);
};

/** A longer one is a ledger, which is worked with and not printed. */
const MAX_ROWS = 16;
const FEWEST_ROWS = 2;

/** By its group and its name; beside a day or a number stands no name. */
const nameOf = ([first = '', second = '']: readonly string[]): string =>
  /^[^\p{L}]*\d/u.test(second) ? first : `${first}\t${second}`;

/** A row each: what repeats its labels is a log. */
const isList = ({ rows }: PlainTable): boolean =>
  rows.length >= FEWEST_ROWS &&
  rows.length <= MAX_ROWS &&
  new Set(rows.map(({ cells }) => nameOf(cells))).size === rows.length;

/** By its head and its labels; its cells say how much. */
const labelsOf = ({ head, rows }: PlainTable): string =>
  [...head, ...rows.map(({ cells }) => cells[0] ?? '')].filter((cell) => /\p{L}/u.test(cell)).join(', ');

/** A table headed by a subject comes before one that has a row of it. */
const HEADED = 10;

/** What its labels are of stands over them: the column of customers makes it one of customers. */
const fitOfTable = (table: PlainTable, want: Want): number => {
  const { passage, head } = table;
  const above = headingsOf({ text: '', passage, section: passage.chunk.context.section });
  const headings = [...above, { text: head[0] ?? '', weight: NEAREST }];
  const headed = fitOf(aboutText('', headings), want);
  return headed > 0 ? headed + HEADED : fitOf(aboutText(labelsOf(table), headings), want);
};

/** How something is spoken of, a sentence says. */
const tablesIn = (passages: readonly Passage[], want: Want): PlainTable[] =>
  want.stances
    ? []
    : bestFirst(
        plainTables(passages)
          .filter(isList)
          .map((one) => ({
            one,
            fit: fitOfTable(one, want),
          })),
      );

/** What the room dates of the subjects of a question. */
export const datedQuotes = async (context: SectionContext, key: string): Promise<Quotable[]> => {
  const want = WANTS[key];
  if (!want) return [];
  const passages = await passagesFor(context, context.text(`ask.${key}`), want);
  return quotesIn(context, passages, want).filter(({ text }) => dateIn(text) !== undefined);
};

const MAX_SHOWN = 8;

const placeOf = ({ passage, section }: Quotable): string => `${passage.chunk.id} ${section ?? ''}`;

/** The best place first; of one place in the order of its text, since a sentence may go on from the one before. */
const asWritten = (quotes: readonly Quotable[]): Quotable[] =>
  [...Map.groupBy(quotes, placeOf).values()].flatMap((own) => own.toSorted((a, b) => a.start - b.start));
/** With fewer sentences than these the table that is about it stands beside them. Set by hand. */
const FEW = 3;

/** The revenue of rivals added up is no finding; of a list of customers the ledger is computed. */
const withFindings = (context: SectionContext, table: PlainTable, want: Want | undefined): Block[] => {
  const findings = want?.ofIndustry || want?.subjects.includes('customers') ? [] : tableFindings(context, table);
  const list: Block = { kind: 'list', ordered: false, items: findings.map((one) => [one]) };
  return [shownTable(context, table), ...(findings.length > 0 ? [list] : [])];
};

/** `wants`: each with the question that leads to passages beside those of its subjects. */
export const blocksFor = async (
  context: SectionContext,
  wants: readonly (readonly [question: string, want: Want])[],
): Promise<Block[]> => {
  const quotes = new Map<string, Quotable>();
  const tables = new Map<string, PlainTable>();
  const read = async (question: string, want: Want): Promise<void> => {
    const passages = await passagesFor(context, question, want);
    for (const one of quotesIn(context, passages, want)) quotes.set(one.text, one);
    for (const one of tablesIn(passages, want)) tables.set(one.passage.chunk.id, one);
    if (quotes.size + tables.size === 0 && want.otherwise) await read(question, want.otherwise);
  };
  for (const [question, want] of wants) await read(question, want);
  const shown = asWritten([...quotes.values()].slice(0, MAX_SHOWN));
  const [[, first] = []] = wants;
  const most = first?.tables ?? (shown.length < FEW ? 1 : 0);
  const printed = [...tables.values()].slice(0, most);
  return [
    ...printed.flatMap((table) => withFindings(context, table, first)),
    ...(shown.length > 0 ? bySpeaker(context, shown) : []),
  ];
};

/** `keys`: of i18n `analyses.ask`. Empty where the room holds nothing on what they want. */
export const roomBlocks = (context: SectionContext, keys: readonly string[]): Promise<Block[]> =>
  blocksFor(
    context,
    keys.flatMap((key) => (WANTS[key] ? [[context.text(`ask.${key}`), WANTS[key]] as const] : [])),
  );
