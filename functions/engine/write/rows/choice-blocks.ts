// Compares two table rows: both figures of one column, in one sentence.
import comparatives from '#shared/language/lexicon/comparatives.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Finding } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { headOf } from '../../retrieve/whole-tables.ts';
import { columnFit } from '../../tables/column-fit.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { isPartOf } from '../../tables/parts.ts';
import { periodFit } from '../../tables/period-fit.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Row, Value } from '../../tables/table.ts';
import { isDividedBy, isTableOf } from '../../tables/table-of.ts';
import { terms } from '../../terms.ts';
import { isGroupWord } from '../../understand/kinds/find-rank.ts';
import { findMetrics } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { compared, figureCell } from '../figures/figure-cell.ts';
import { amountText, amountValue, cellMeasure } from '../figures/figure-sentence.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';

const lessIn = compile(comparatives.low);
const moreIn = compile(comparatives.high);
const comparativesIn = compile(comparatives.words);
const LOOKED_AT = 24;

const isOfCount = ({ id }: Metric): boolean => id === 'employees';

/** The one row whose label contains all words of a side, or whose label words are all among them. */
const rowOf = ({ names }: Plan, words: readonly string[], rows: readonly Row[]): Row | undefined => {
  const ofNames = new Set(names.flatMap(terms));
  const own = new Set(words.flatMap(terms).filter((term) => !isGroupWord(term) && !ofNames.has(term)));
  const named = (label: string) => terms(label).filter((term) => !isGroupWord(term));
  const whole = rows.filter(({ label }) => {
    const labelled = new Set(named(label));
    return own.size > 0 && labelled.size > 0 && (own.isSubsetOf(labelled) || labelled.isSubsetOf(own));
  });
  return whole.length === 1 ? whole[0] : undefined;
};

/** Whether the table gives the metric: by the statement line it divides, its heading, total, column or unit. */
const isOf = (metric: Metric, cell: FoundCell): boolean => {
  const { row, value, passage } = cell;
  const { rows } = readTable(passage.chunk);
  return (
    isDividedBy(metric, row) ||
    isTableOf(metric, passage.chunk) ||
    findMetrics(headOf(passage.chunk).split('\t')[0] ?? '').includes(metric) ||
    isPartOf(metric, row, rows) ||
    findMetrics(value.column?.label ?? '').includes(metric) ||
    (isOfCount(metric) && cellMeasure(cell)?.unit === 'people')
  );
};

type Pair = { readonly one: FoundCell; readonly other: FoundCell; readonly fit: number };

const cellOf = (plan: Plan, passage: Passage, row: Row, value: Value): FoundCell => {
  const [period, dated] = periodFit(plan.periods[0], row, value, passage.chunk);
  const isUndated = plan.periods.length === 0 || (value.column?.periods.length ?? 0) + row.periods.length === 0;
  const fit = (isUndated ? Math.max(dated, 0.5) : dated) * columnFit(plan, plan.periods[0], value);
  return { passage, metric: undefined, row, value, period, fit };
};

const newest = ({ one }: Pair): string => one.period ?? '';

/** Returns both sides in the best column, the newest of several periods. */
const pairIn = (plan: Plan, passage: Passage): Pair | undefined => {
  const { rows } = readTable(passage.chunk);
  const [first, second] = (plan.choice ?? []).map((words) => rowOf(plan, words, rows));
  if (!first || !second || first === second) return undefined;
  const pairs = first.values.flatMap((value): Pair[] => {
    const beside = second.values.find(({ index }) => index === value.index);
    if (!beside || !/\d/.test(value.text) || !/\d/.test(beside.text)) return [];
    const [one, other] = [cellOf(plan, passage, first, value), cellOf(plan, passage, second, beside)];
    const isAlike = cellMeasure(one)?.unit === cellMeasure(other)?.unit;
    const isOfMeasure = plan.metrics.every((metric) => isOf(metric, one) && isOf(metric, other));
    return isAlike && isOfMeasure && one.fit > 0 ? [{ one, other, fit: one.fit }] : [];
  });
  const best = Math.max(0, ...pairs.map(({ fit }) => fit));
  return pairs.filter(({ fit }) => fit === best).sort((a, b) => newest(b).localeCompare(newest(a)))[0];
};

/** Words of the question that neither side, measure, column nor heading covers. */
const leftOver = (plan: Plan, { one, other }: Pair): string[] => {
  const { section = '', document } = one.passage.chunk.context;
  const around = [section, document, one.row.label, one.row.section, one.value.column?.label, other.row.label].join(
    ' ',
  );
  const words = new Set(terms(around));
  return contentWords(plan.question, plan.names).filter(
    (word) =>
      plan.qualifiers.includes(word) &&
      !isGroupWord(word) &&
      !plan.choice?.flat().includes(word) &&
      comparativesIn(word)[0]?.start !== 0 &&
      findMetrics(word).length === 0 &&
      !terms(word).some((term) => words.has(term)),
  );
};

const isLarger = ({ one, other }: Pair): boolean => amountValue(one) > amountValue(other);

const nearOf = (plan: Plan, first: Pair, others: readonly Pair[]): Finding[] => {
  const left = leftOver(plan, first);
  // Without a named measure, another table may compare the two differently.
  const rival = others.find((pair) => isLarger(pair) !== isLarger(first));
  return [
    ...(left.length > 0 ? [{ code: 'partDiffers' as const, about: left.join(' '), instead: first.one.row.label }] : []),
    ...(rival
      ? [{ code: 'partDiffers' as const, about: plan.question, instead: rival.one.passage.chunk.context.section ?? '' }]
      : []),
  ];
};

export const choiceBlocks = ({ plan, passages, citations }: Writing): Block[] => {
  // Side names are removed first: 低温物流 contains 低 but does not ask for the lower one.
  const plain = (plan.choice ?? [])
    .flat()
    .reduce((text, word) => text.replaceAll(word, ' '), plan.question.normalize('NFKC').toLowerCase());
  const isLess = lessIn(plain).length > 0;
  if (!plan.choice || (!isLess && moreIn(plain).length === 0) || plan.metrics.length > 1 || namesNobody(plan))
    return [];
  const [first, ...others] = passages
    .filter((passage) => passage.chunk.kind === 'table' && isOfCompany(plan, passage))
    .slice(0, LOOKED_AT)
    .flatMap((passage) => pairIn(plan, passage) ?? [])
    .sort((a, b) => b.fit - a.fit);
  if (!first || amountValue(first.one) === amountValue(first.other)) return [];
  const [chosen, next] = isLarger(first) !== isLess ? [first.one, first.other] : [first.other, first.one];
  const cite = ({ row, passage }: FoundCell) => citations.cite(passage, row.start, row.end);
  const near = nearOf(plan, first, others);
  const text = say(plan.language, `figure.${isLess ? 'smaller' : 'larger'}`, {
    name: chosen.row.label,
    figure: amountText(plan.language, chosen),
    next: next.row.label,
    nextFigure: amountText(plan.language, next),
  });
  const rows = [chosen, next].map((cell) => {
    const made = figureCell(cell.passage, cell.row, cell.value, cite(cell).n);
    return [{ text: cell.row.label }, cell === chosen ? fitted(made, near) : compared(made)];
  });
  return [
    { kind: 'text', sentences: [fitted(checked(text, [cite(chosen), cite(next)], plan), near)] },
    { kind: 'table', columns: [{ label: '' }, { label: chosen.value.column?.label ?? '' }], rows },
  ];
};
