// Compares actual with planned figures, from a table that has a column of each.
import type { Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from './builder.ts';
import { percentIn, plainIn } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { isOwn } from './evidence/own.ts';
import { type PlainTable, plainTables } from './evidence/plain-table.ts';
import { inUnit, type NumberColumn, numberColumns } from './evidence/table-columns.ts';

const MAX_SHOWN = 3;
const METRICS: ReadonlySet<string> = new Set(['revenue', 'grossProfit', 'operatingIncome', 'netIncome', 'capex']);

type Pair = { readonly table: PlainTable; readonly planned: NumberColumn; readonly actual: NumberColumn };

/** Pairs actual with planned columns of the same year; without periods, the first of each. */
const pairIn = (table: PlainTable): Pair[] => {
  const columns = numberColumns(table);
  return columns
    .filter(({ kind }) => kind === 'actual')
    .flatMap((actual) => {
      const planned = columns.find(({ kind, period }) => kind === 'planned' && period === actual.period);
      return planned ? [{ table, planned, actual }] : [];
    })
    .slice(0, 1);
};

const sentencesOf = (context: SectionContext, { table, planned, actual }: Pair): Sentence[] =>
  table.rows.flatMap(({ cells, start, end }, i): Sentence[] => {
    const [label = ''] = cells;
    const [plan, reached] = [planned.numbers[i], actual.numbers[i]];
    const isKey = findMetrics(label).some(({ id }) => METRICS.has(id));
    if (!isKey || plan === undefined || reached === undefined || plan <= 0 || plan === reached) return [];
    const { language } = context;
    const change = reached / plan - 1;
    const rate = percentIn(language, Math.abs(change));
    const { unit } = actual;
    const text = context.text(change > 0 ? 'say.actualAbove' : 'say.actualBelow', {
      label,
      actual: inUnit(plainIn(language, reached), unit),
      plan: planned.label.replace(/\s*[([（][^()（）]*[)）\]]\s*$/u, ''),
      planned: inUnit(plainIn(language, plan), unit),
      rate,
    });
    const formula = `${plainIn(language, reached)} ÷ ${plainIn(language, plan)} − 1 = ${percentIn(language, change)}`;
    const { n } = context.notes.cite(table.passage, start, end);
    return [{ ...computed(rate, formula, [n]), text, refs: [n], check: 'verified' }];
  });

export const planRelations = async (context: SectionContext): Promise<Sentence[]> => {
  const { company } = context;
  if (!company) return [];
  const room = await context.room(['plan', 'results']);
  const { passages } = await context.passages(context.text('ask.budgetOf'));
  const once = [...new Map([...room, ...passages].map((one) => [one.chunk.id, one])).values()];
  const pairs = plainTables(once.filter((one) => isOwn(company, one))).flatMap(pairIn);
  return pairs.flatMap((pair) => sentencesOf(context, pair)).slice(0, MAX_SHOWN);
};
