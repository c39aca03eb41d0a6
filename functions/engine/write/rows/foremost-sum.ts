// What so many of the largest of a list come to, and their share of the whole: rows added up, the formula shown.
import lexicon from '#shared/language/lexicon/foremost.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import shares from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { isMemberWord } from '../../understand/kinds/find-rank.ts';
import { type Foremost, findForemost } from '../../understand/kinds/foremost.ts';
import { mentions, namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { METRICS } from '../../understand/measures/metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { meansSame } from '../explained/same-word.ts';
import { figureCell } from '../figures/figure-cell.ts';
import { amountText, amountValue, cellMeasure, metricName } from '../figures/figure-sentence.ts';
import { isOfCompany, namesNobody, pickFigure } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { cellAt, nameColumn, plain, type Register, registerOf } from './register.ts';
import { sumText } from './register-sum.ts';

const togetherIn = compile({ source: lexicon.source, ...lexicon.together });
const sharesIn = compile(shares);
const revenue = METRICS.find(({ id }) => id === 'revenue');

type Item = { readonly name: string; readonly cell: FoundCell };
type Top = { readonly items: readonly Item[]; readonly metric: Metric; readonly head: string };

/** Every word is of the list, of what it lists, or says that so many are taken together. */
const isOfList = (writing: Writing, { passage: { chunk }, head }: Register, { start, end }: Foremost): boolean => {
  const { plan } = writing;
  const question = plan.question.normalize('NFKC');
  const rest = blank(question, [
    { start, end },
    ...togetherIn(question),
    ...sharesIn(question),
    ...namedMeasures(question),
  ]);
  const { document, section = '' } = chunk.context;
  const around = plain([document.replaceAll(/[_.-]+/g, ' '), section, ...head].join(' '));
  const words = contentWords(withoutNames(rest, plan.names, ' '), []);
  const isHeld = (word: string): boolean => holdsWord(word, around) || meansSame(word, around);
  return words.every((word) => isHeld(word) || isMemberWord(word)) && words.some(isHeld);
};

/** Of amounts of several years those of the year that is asked for, or of the newest. */
const newest = ({ periods }: Writing['plan'], columns: readonly FoundCell[][]): readonly FoundCell[] | undefined => {
  const periodOf = ([cell]: readonly FoundCell[]): string => cell?.value.column?.periods[0] ?? '';
  const own = periods.length > 0 ? columns.filter((one) => periods.includes(periodOf(one))) : columns;
  return own.toSorted((a, b) => periodOf(b).localeCompare(periodOf(a)))[0];
};

const topOf = (writing: Writing, register: Register, foremost: Foremost): Top[] => {
  const { plan } = writing;
  const { passage, head, rows } = register;
  const metric = plan.metrics[0] ?? namedMeasures(plan.question)[0]?.metric ?? revenue;
  if (!metric || rows.length <= foremost.count || !isOfList(writing, register, foremost)) return [];
  const columns = head.flatMap((label, at) => {
    const cells = rows.flatMap((row) => cellAt(passage, row, at) ?? []);
    const isAmount = cells.every((cell) => cellMeasure(cell)?.isScaled && cellMeasure(cell)?.unit !== 'percent');
    return mentions(metric, label) && cells.length === rows.length && isAmount ? [cells] : [];
  });
  const cells = newest(plan, columns);
  const name = nameColumn(register, plain(plan.question));
  if (!cells || name < 0) return [];
  const items = cells.map((cell, n) => ({ name: rows[n]?.cells[name] ?? '', cell }));
  const ordered = items.toSorted((a, b) => amountValue(b.cell) - amountValue(a.cell)).slice(0, foremost.count);
  return [{ items: ordered, metric, head: head[name] ?? '' }];
};

/** The figure of the whole that the sum is measured by, in the same currency and larger. */
const wholeOf = ({ plan, passages }: Writing, { items, metric }: Top, total: number): FoundCell | undefined => {
  const [first] = items.map(({ cell }) => cell);
  const question = metric.labels[plan.language][0] ?? '';
  const own = passages.filter((one) => isOfCompany(plan, one));
  const period = first?.value.column?.periods[0];
  const whole = pickFigure({ ...plan, metrics: [metric], qualifiers: [], phrase: '', question }, metric, period, own);
  const isAlike = whole && first && cellMeasure(whole)?.unit === cellMeasure(first)?.unit;
  return isAlike && amountValue(whole) > total ? whole : undefined;
};

const cite = ({ citations }: Writing, { passage, row }: FoundCell) => citations.cite(passage, row.start, row.end);

const sentenceOf = (writing: Writing, top: Top, whole: FoundCell | undefined): Sentence => {
  const { plan } = writing;
  const { language } = plan;
  const cells = top.items.map(({ cell }) => cell);
  const total = cells.reduce((all, cell) => all + amountValue(cell), 0);
  const [first] = cells;
  const given = {
    figure: first ? sumText(plan, cells, first) : '',
    parts: cells.map((cell) => amountText(language, cell)).join(' + '),
  };
  const text = whole
    ? say(language, 'figure.foremostShare', {
        ...given,
        whole: metricName(language, whole),
        total: amountText(language, whole),
        share: `${((total / amountValue(whole)) * 100).toFixed(1)}%`,
      })
    : say(language, 'figure.foremost', given);
  const cited = [...cells, ...(whole ? [whole] : [])].map((cell) => cite(writing, cell));
  return fitted(checked(text, [...new Set(cited)], plan), []);
};

const tableOf = (writing: Writing, { items, head }: Top): Block => ({
  kind: 'table',
  columns: [{ label: head }, { label: items[0]?.cell.value.column?.label ?? '' }],
  rows: items.map(({ name, cell }) => [
    { text: name },
    fitted(figureCell(cell.passage, cell.row, cell.value, cite(writing, cell).n), []),
  ]),
});

/** Prose may say of just as many what they come to. */
const isStated = (writing: Writing, { count }: Foremost): boolean =>
  ownSentences(writing).some(({ text }) => findForemost(text)?.count === count && /\d\s?[%％]/.test(text));

/** Of one list alone: which of several is meant stays open. */
export const foremostSum = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const question = plan.question.normalize('NFKC');
  const foremost = findForemost(question);
  const isShare = sharesIn(question).length > 0;
  if (!foremost || (!isShare && togetherIn(question).length === 0) || namesNobody(plan)) return [];
  if (isStated(writing, foremost)) return [];
  const registers = passages.filter((one) => isOfCompany(plan, one)).flatMap((one) => registerOf(one) ?? []);
  const each = [...new Map(registers.map((one) => [one.rows[0]?.chunk.id, one])).values()];
  const [top, ...others] = each.flatMap((register) => topOf(writing, register, foremost));
  if (!top || others.length > 0) return [];
  const total = top.items.reduce((all, { cell }) => all + amountValue(cell), 0);
  const whole = isShare ? wholeOf(writing, top, total) : undefined;
  // Without the whole no share follows.
  if (isShare && !whole) return [];
  return [{ kind: 'text', sentences: [sentenceOf(writing, top, whole)] }, tableOf(writing, top)];
};
