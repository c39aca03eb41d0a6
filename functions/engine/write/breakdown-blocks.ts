// A figure divided by business or by what people do: the table of its members, with the share of each in the whole.
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import type { FoundCell } from '../tables/find-cells.ts';
import { type Member, membersOf } from '../tables/members.ts';
import { readTable } from '../tables/read-table.ts';
import { isParticle } from '../terms.ts';
import { findBreakdown, isOfBreakdown, isSegmentHead, withoutBreakdown } from '../understand/breakdown.ts';
import { contentWords } from '../understand/content-words.ts';
import { isDivision } from '../understand/find-entities.ts';
import { mentions } from '../understand/find-metrics.ts';
import type { Metric } from '../understand/metrics/metric.ts';
import { checked } from './checked.ts';
import { figureCell } from './figure-cell.ts';
import { amountText, amountValue } from './figure-sentence.ts';
import { fitted } from './fit.ts';
import { isOfCompany, namesNobody } from './pick-figure.ts';
import { isWithinRounding } from './rounding.ts';
import { say, sayPeriod } from './wording.ts';
import type { Writing } from './writer.ts';

/** 수는: the number of. */
const isNumber = (word: string): boolean => isParticle(word.slice(1));

type Divided = { readonly passage: Passage; readonly members: readonly Member[]; readonly metric: Metric };

const cellOf = ({ passage, metric }: Divided, { row, value }: Pick<Member, 'row' | 'value'>): FoundCell => ({
  passage,
  metric,
  row,
  value,
  period: value.column?.periods[0],
  fit: 1,
});

/** The row of the table that all members add up to. */
const totalOf = ({ passage, members }: Divided): Pick<Member, 'row' | 'value'> | undefined => {
  const [first] = members;
  const row = readTable(passage.chunk).rows.find(({ label }) => isTotalOf(label));
  const value = row?.values.find(({ column }) => column?.label === first?.value.column?.label);
  return row && value ? { row, value } : undefined;
};

const shareSentences = ({ plan, citations }: Writing, divided: Divided): Sentence[] => {
  const total = totalOf(divided);
  if (!total) return [];
  const [whole, ...parts] = [total, ...divided.members].map((one) => cellOf(divided, one));
  const sum = parts.reduce((all, part) => all + amountValue(part), 0);
  if (!whole || !isWithinRounding(sum - amountValue(whole), [whole, ...parts])) return [];
  const { passage } = divided;
  const cite = ({ row }: Pick<Member, 'row'>) => citations.cite(passage, row.start, row.end);
  const name = divided.metric.labels[plan.language][0] ?? '';
  return divided.members.map((one) => {
    const cell = cellOf(divided, one);
    const text = say(plan.language, 'figure.share', {
      name: one.name,
      period: sayPeriod(plan.language, cell.period ?? ''),
      figure: `${((amountValue(cell) / amountValue(whole)) * 100).toFixed(1)}%`,
      formula: `${one.name} ${amountText(plan.language, cell)} ÷ ${name} ${amountText(plan.language, whole)}`,
    });
    return fitted(checked(text, [cite(one), cite(total)]), []);
  });
};

const tableOf = ({ citations }: Writing, { passage, members }: Divided): Block => {
  const { unit, section } = passage.chunk.context;
  return {
    kind: 'table',
    caption: [section?.split(' > ').at(-1), unit].filter(Boolean).join(' '),
    columns: [{ label: '' }, { label: members[0]?.value.column?.label ?? '' }],
    rows: members.map(({ name, row, value }) => {
      const { n } = citations.cite(passage, row.start, row.end);
      return [{ text: name }, fitted(figureCell(passage, row, value, n), [])];
    }),
  };
};

export const breakdownBlocks = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const dimension = findBreakdown(plan.question);
  const [metric, ...others] = plan.metrics;
  if (!dimension || !metric || others.length + plan.ratios.length > 0 || namesNobody(plan)) return [];
  const isDivided = ({ chunk: { context, text } }: Passage): boolean => {
    const head = `${context.section?.split(' > ').at(-1) ?? ''} ${text.split('\n')[0] ?? ''}`;
    return mentions(metric, head) && (dimension === 'function' || isSegmentHead(head));
  };
  const divided = passages
    .filter((passage) => passage.chunk.kind === 'table' && isOfCompany(plan, passage) && isDivided(passage))
    .map((passage): Divided => ({ passage, metric, members: membersOf(plan, passage) }))
    .find(({ members }) => members.length > 0);
  if (!divided) return [];
  const sentences = dimension === 'business' ? shareSentences(writing, divided) : [];
  const left = contentWords(withoutBreakdown(plan.question), plan.names).filter(
    (word) => !isOfBreakdown(word) && !mentions(metric, word) && !isNumber(word),
  );
  // Another division is named as missing; a part of the whole is another table's.
  if (!left.every(isDivision)) return [];
  return [
    ...(sentences.length > 0 ? [{ kind: 'text' as const, sentences }] : []),
    tableOf(writing, divided),
    ...(left.length > 0
      ? [{ kind: 'notice' as const, code: 'partNotFound' as const, params: { what: left.join(' ') } }]
      : []),
  ];
};
