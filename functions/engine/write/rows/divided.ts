// A table that divides a figure among members: the figure, its total row, and each share.
import { isTotalAlone, isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { type FoundCell, findCells } from '../../tables/find-cells.ts';
import type { Member } from '../../tables/members.ts';
import { readTable } from '../../tables/read-table.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import { amountText, amountValue, isFiscal } from '../figures/figure-sentence.ts';
import { isWithinRounding } from '../figures/rounding.ts';
import { fitted } from '../fit/fit.ts';
import { say, sayPeriod } from '../wording.ts';
import type { Writing } from '../writer.ts';

export type Divided = {
  readonly passage: Passage;
  readonly members: readonly Member[];
  /** `undefined` if only the table's own total tells what is divided. */
  readonly metric: Metric | undefined;
};
type Part = Pick<Member, 'row' | 'value'>;

export const memberCell = ({ passage, metric }: Divided, { row, value }: Part): FoundCell => ({
  passage,
  metric,
  row,
  value,
  period: value.column?.periods[0],
  fit: 1,
});

/** The heading, and the text above the first member. */
export const dividedHead = ({ passage: { chunk }, members: [first] }: Divided): string =>
  `${chunk.context.section?.split(' > ').at(-1) ?? ''} ${chunk.text.slice(0, first?.row.start ?? 0)}`;

const totalRow = ({ passage, members }: Divided): Part | undefined => {
  const [first] = members;
  const row = readTable(passage.chunk).rows.find(({ label }) => isTotalOf(label));
  const value = row?.values.find(({ column }) => column?.label === first?.value.column?.label);
  return row && value ? { row, value } : undefined;
};

/** The total row, if the members add up to it; else `undefined`. */
const wholeOf = (divided: Divided): Part | undefined => {
  const total = totalRow(divided);
  if (!total) return undefined;
  const [whole, ...parts] = [total, ...divided.members].map((one) => memberCell(divided, one));
  const sum = parts.reduce((all, part) => all + amountValue(part), 0);
  return whole && isWithinRounding(sum - amountValue(whole), [whole, ...parts]) ? total : undefined;
};

/** Whether the heading names the metric, or the total equals the document's figure for it. */
export const divides = (plan: Plan, metric: Metric, divided: Divided, passages: readonly Passage[]): boolean => {
  const { passage, members } = divided;
  // The name of their total tells more than the section: "Total long-lived assets by region" is no revenue.
  const name = totalRow(divided)?.row.label ?? '';
  const own = `${passage.chunk.text.slice(0, members[0]?.row.start ?? 0)} ${name}`;
  const isOther = !isTotalAlone(name) && name !== '' && !mentions(metric, own);
  if (!isOther && mentions(metric, dividedHead(divided))) return true;
  const total = wholeOf(divided);
  if (!total) return false;
  const whole = memberCell({ ...divided, metric }, total);
  const plain: Plan = { ...plan, question: metric.labels[plan.language][0] ?? '', qualifiers: [], phrase: '' };
  return passages
    .filter(({ chunk }) => chunk.kind === 'table' && chunk.fileId === passage.chunk.fileId && chunk !== passage.chunk)
    .flatMap((one) => findCells(plain, metric, whole.period, one))
    .some((cell) => cell.fit >= 1 && amountValue(cell) === amountValue(whole));
};

/** States each member's share of the total row. */
export const shareSentences = (
  { plan, citations }: Writing,
  divided: Divided,
  members: readonly Member[] = divided.members,
): Sentence[] => {
  const total = wholeOf(divided);
  if (!total) return [];
  const { passage, metric } = divided;
  const whole = memberCell(divided, total);
  const cite = ({ row }: Part) => citations.cite(passage, row.start, row.end);
  const isHeaded = metric !== undefined && mentions(metric, dividedHead(divided));
  const wholeName = (isHeaded ? metric.labels[plan.language][0] : undefined) ?? total.row.label;
  return members.map((one) => {
    const cell = memberCell(divided, one);
    const text = say(plan.language, cell.period ? 'figure.share' : 'figure.shareUndated', {
      name: one.name,
      period: sayPeriod(plan.language, cell.period ?? '', isFiscal(plan, [cell])),
      figure: `${((amountValue(cell) / amountValue(whole)) * 100).toFixed(1)}%`,
      formula: `${one.name} ${amountText(plan.language, cell)} ÷ ${wholeName} ${amountText(plan.language, whole)}`,
    });
    return fitted(checked(text, [cite(one), cite(total)]), []);
  });
};
