// The tables of the data room about what a question wants, best fit first; of several editions the latest.
import type { Passage } from '../../engine/evidence.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { dateIn } from '../evidence/date-in.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { bestFirst } from './best-first.ts';
import { fitOf } from './fit.ts';
import { aboutText, headingsOf, NEAREST } from './report-subjects.ts';
import type { Want } from './want.ts';

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

/** A row of it is one of the companies of the room: it compares them, and nothing there is a list of one's own. */
const compares = (passages: readonly Passage[]): ((table: PlainTable) => boolean) => {
  const names = new Set(passages.flatMap(({ chunk }) => companyNames(chunk.context.company ?? '')));
  return ({ rows }) => rows.some(({ cells: [label = ''] }) => names.has(label) || names.has(withoutLegalForm(label)));
};

/** Of lists of one head in one document, as of prices, the last by the day above it. */
const lastEditions = (tables: readonly PlainTable[]): PlainTable[] => {
  const dayOf = ({ heading }: PlainTable) => dateIn(heading) ?? '';
  const isSame = (one: PlainTable, other: PlainTable) =>
    one.passage.chunk.fileId === other.passage.chunk.fileId && one.head.join('\t') === other.head.join('\t');
  return tables.filter((one) => !tables.some((other) => isSame(one, other) && dayOf(other) > dayOf(one)));
};

/** How something is spoken of, a sentence says. */
export const tablesIn = (passages: readonly Passage[], want: Want): PlainTable[] => {
  if (want.stances) return [];
  const isOfSeveral = want.ofIndustry ? () => false : compares(passages);
  return bestFirst(
    lastEditions(plainTables(passages))
      .filter((one) => isList(one) && !isOfSeveral(one))
      .map((one) => ({ one, fit: fitOfTable(one, want) })),
  );
};
