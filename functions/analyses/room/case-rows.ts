// Reads the rows of the company's tables that have the name of a case: how its revenue or staff changed.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { percentIn, plainIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import { documentName } from '../evidence/document-name.ts';
import { isOwn } from '../evidence/own.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { inUnit, isTotalRow, type NumberColumn, numberColumns, wholeOf } from '../evidence/table-columns.ts';
import { unitIn } from '../evidence/table-units.ts';
import { topicOf } from './case-quotes.ts';

const SUBJECTS = ['segments', 'products', 'results', 'headcount', 'capacity'];
const MAX_SHOWN = 3;
const SHORTEST: Readonly<Record<'latin' | 'eastern', number>> = { latin: 4, eastern: 2 };

/** True if the topic of the case contains the label of the row. */
const isNamedBy = (topic: string, label: string): boolean => {
  const least = SHORTEST[/^[\x20-\x7e]+$/.test(label) ? 'latin' : 'eastern'];
  return label.length >= least && !isTotalRow(label) && topic.toLowerCase().includes(label.toLowerCase());
};

const UNIT = /\s*[(（][^()（）]*[)）]\s*$/u;

type Move = { readonly from: NumberColumn; readonly to: NumberColumn; readonly before: number; readonly after: number };

/** The first and the last known figure of the row, by columns of one unit with different periods. */
const moveOf = (columns: readonly NumberColumn[], row: number): Move | undefined => {
  const known = columns
    .filter(({ period, kind, numbers }) => period !== undefined && kind === undefined && (numbers[row] ?? 0) > 0)
    .sort((a, b) => (a.period ?? '').localeCompare(b.period ?? ''));
  const [from, to] = [known[0], known.at(-1)];
  const [before, after] = [from?.numbers[row], to?.numbers[row]];
  if (!from || !to || from.period === to.period || from.unit !== to.unit || !before || !after) return undefined;
  return { from, to, before, after };
};

const sentenceOf = (context: SectionContext, table: PlainTable, row: number): Sentence[] => {
  const line = table.rows[row];
  const move = moveOf(numberColumns(table), row);
  if (!line || !move) return [];
  const { language } = context;
  const { from, to, before, after } = move;
  const change = after / before - 1;
  const rate = percentIn(language, change);
  const amount = (value: number) => inUnit(plainIn(language, value), unitIn(language, from.unit));
  const text = context.text('say.rowMoved', {
    label: line.cells[0] ?? '',
    whole: wholeOf(table) || documentName(table.passage.chunk.context.document),
    from: from.label.replace(UNIT, ''),
    to: to.label.replace(UNIT, ''),
    before: amount(before),
    after: amount(after),
    rate: change > 0 ? `+${rate}` : rate,
  });
  const refs = [context.notes.cite(table.passage, line.start, line.end).n];
  const formula = `${plainIn(language, after)} ÷ ${plainIn(language, before)} − 1 = ${rate}`;
  return [{ ...computed(rate, formula, refs), text, refs, check: 'verified' }];
};

export const caseRows = async (context: SectionContext): Promise<Sentence[]> => {
  const { company } = context;
  const topic = topicOf(context);
  if (!company || topic === '') return [];
  const found: readonly Passage[] = [...(await context.room(SUBJECTS)), ...(await context.passages(topic)).passages];
  const own = [...new Map(found.map((one) => [one.chunk.id, one])).values()].filter((one) => isOwn(company, one));
  const sentences = plainTables(own).flatMap((table) =>
    table.rows.flatMap(({ cells: [label = ''] }, row) =>
      isNamedBy(topic, label) ? sentenceOf(context, table, row) : [],
    ),
  );
  // Two tables may print one move.
  const formulaOf = ({ findings = [], text }: Sentence) => findings[0]?.instead ?? text;
  return [...new Map(sentences.toReversed().map((one) => [formulaOf(one), one])).values()]
    .toReversed()
    .slice(0, MAX_SHOWN);
};
