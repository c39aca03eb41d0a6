// Selects the tables of the data room on what a question wants, best fit first; of several editions, the latest.
import type { Passage } from '../../engine/evidence.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { isAgreement } from '../evidence/clause.ts';
import { namesCompany } from '../evidence/company-subject.ts';
import { dateIn } from '../evidence/date-in.ts';
import { metricOf } from '../evidence/known-figure.ts';
import { hasMultiples } from '../evidence/multiples.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { bestFirst } from './best-first.ts';
import { fitOf } from './fit.ts';
import { aboutText, headingsOf, NEAREST } from './report-subjects.ts';
import type { Want } from './want.ts';

/** A longer table is a ledger, which is used in calculations and not printed. */
const MAX_ROWS = 16;
const FEWEST_ROWS = 2;

/** A row's name: its first two cells, such as group and name; the first only if the second is a date or a number. */
const nameOf = ([first = '', second = '']: readonly string[]): string =>
  /^[^\p{L}]*\d/u.test(second) ? first : `${first}\t${second}`;

/** The least share of different names: a supplier may have two contracts. Set by hand. */
const MIN_DISTINCT = 0.9;
/** True if hardly a name is repeated; a table that repeats names is a log. */
const isList = ({ rows }: PlainTable): boolean =>
  rows.length >= FEWEST_ROWS &&
  rows.length <= MAX_ROWS &&
  new Set(rows.map(({ cells }) => nameOf(cells))).size >= rows.length * MIN_DISTINCT;

/** The most rows between a header and the first row below it: units, blank rows. */
const MAX_BELOW = 3;
const rowAt = ({ passage }: PlainTable, at: number): number | undefined => {
  const locator = passage.chunk.spans.find(({ start, end }) => start <= at && at < end)?.locator;
  return locator?.line ?? (Number(/\d+/.exec(locator?.range ?? '')?.[0]) || undefined);
};

/** True for the later rows of a sheet that is indexed in several parts: the smallest customers are not the customers. */
const isRest = (table: PlainTable): boolean => {
  const first = table.rows[0];
  const head = table.passage.chunk.text.indexOf(table.head.join('\t'));
  const [above, below] = [rowAt(table, Math.max(0, head)), first && rowAt(table, first.start)];
  return above !== undefined && below !== undefined && below > above + MAX_BELOW;
};

/** The words of the header and of the label column; the other cells are amounts. */
const labelsOf = ({ head, rows }: PlainTable): string =>
  [...head, ...rows.map(({ cells }) => cells[0] ?? '')].filter((cell) => /\p{L}/u.test(cell)).join(', ');

/** A table headed by a subject comes before one with a row on it. */
const HEADED = 10;

/** The header of the label column counts as a heading: a column of customers makes a table of customers. */
const fitOfTable = (table: PlainTable, want: Want): number => {
  const { passage, head } = table;
  const above = headingsOf({ text: '', passage, section: passage.chunk.context.section });
  const headings = [...above, { text: head[0] ?? '', weight: NEAREST }];
  const headed = fitOf(aboutText('', headings), want);
  return headed > 0 ? headed + HEADED : fitOf(aboutText(labelsOf(table), headings), want);
};

/** True if a row is a company of the room: the table compares companies and is not a list of one company. */
const compares = (passages: readonly Passage[]): ((table: PlainTable) => boolean) => {
  const names = new Set(passages.flatMap(({ chunk }) => companyNames(chunk.context.company ?? '')));
  return ({ rows }) => rows.some(({ cells: [label = ''] }) => names.has(label) || names.has(withoutLegalForm(label)));
};

/** Of tables with the same header in one document, such as price lists, the one with the latest date in its heading. */
const lastEditions = (tables: readonly PlainTable[]): PlainTable[] => {
  const dayOf = ({ heading }: PlainTable) => dateIn(heading) ?? '';
  const isSame = (one: PlainTable, other: PlainTable) =>
    one.passage.chunk.fileId === other.passage.chunk.fileId && one.head.join('\t') === other.head.join('\t');
  return tables.filter((one) => !tables.some((other) => isSame(one, other) && dayOf(other) > dayOf(one)));
};

const STATEMENTS: ReadonlySet<string | undefined> = new Set(['income', 'balance', 'cash']);
/** A third of the rows of a statement are its usual lines. Set by hand. */
const LINES = 1 / 3;
const FEWEST_LINES = 3;
/** Statements have sections of their own. */
const isStatement = ({ rows }: PlainTable): boolean => {
  const lines = rows.filter(({ cells }) =>
    findMetrics(cells[0] ?? '').some(({ id }) => STATEMENTS.has(metricOf(id)?.statement)),
  );
  return lines.length >= FEWEST_LINES && lines.length >= rows.length * LINES;
};

/** What these are in a country or a market, a company's own paper shows only beside other companies. */
const OF_MARKET: readonly string[] = [
  ...['market', 'demand', 'marketShare', 'competition', 'inputCosts', 'technology', 'economy', 'pricesAndRates'],
  ...['sectorImpact', 'spending', 'prices', 'motive', 'complaints', 'margins'],
];

/** Own revenue by market is no market, a shareholding no market share, and a covenant no rule of an industry. */
const isOfOneParty = (passages: readonly Passage[], { subjects, ofIndustry }: Want): ((one: PlainTable) => boolean) => {
  if (!ofIndustry) return () => false;
  const isOfMarket = subjects.some((id) => OF_MARKET.includes(id));
  const isOfSeveral = compares(passages);
  const isOfCompanies = ({ rows }: PlainTable) =>
    rows.filter(({ cells: [label = ''] }) => namesCompany(label)).length > 1;
  const isOwn = (one: PlainTable) =>
    one.passage.chunk.context.company !== undefined && !isOfSeveral(one) && !isOfCompanies(one);
  return (one) => isAgreement(one.passage) || (isOfMarket && isOwn(one));
};

/** Stances are found in sentences, unless a question wants tables too. */
export const tablesIn = (passages: readonly Passage[], want: Want): PlainTable[] => {
  if (want.stances && want.tables === undefined) return [];
  const isOfSeveral = want.ofIndustry ? () => false : compares(passages);
  const isOfParty = isOfOneParty(passages, want);
  return bestFirst(
    lastEditions(plainTables(passages))
      .filter(
        (one) =>
          isList(one) &&
          !hasMultiples(one) &&
          !isRest(one) &&
          !isOfSeveral(one) &&
          !isOfParty(one) &&
          !isStatement(one),
      )
      .map((one) => ({ one, fit: fitOfTable(one, want) })),
  );
};
