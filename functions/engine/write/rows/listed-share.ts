// The share of one listed member in the total: a customer's share of revenue.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import shares from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import { isRest } from '#shared/language/lexicon/totals.ts';
import type { Block } from '#shared/report/blocks.ts';
import { extremeOf, isMemberWord, withoutExtremes } from '../../understand/kinds/find-rank.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { amountText, amountValue, isFiscal, metricName } from '../figures/figure-sentence.ts';
import { fitted } from '../fit/fit.ts';
import { say, sayPeriod } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { type Amounts, amountsIn, wholeOf } from './listed-amounts.ts';
import type { Register } from './register.ts';
import { registersIn, tableOfRows } from './requested-rows.ts';

const sharesIn = compile(shares);
const SHORTEST_NAME = 2;

/** The largest or smallest member, if the question asks for it and adds only words for all members. */
const extremeIn = (question: string, { items }: Amounts): readonly Amounts['items'][number][] => {
  const way = extremeOf(question);
  const rest = blank(question, [...namedMeasures(question), ...sharesIn(question)]);
  if (!way || !contentWords(withoutExtremes(rest), []).every(isMemberWord)) return [];
  const sign = way === 'highest' ? -1 : 1;
  const members = items.filter(({ name }) => !isRest(name));
  return members.toSorted((a, b) => sign * (amountValue(a.cell) - amountValue(b.cell))).slice(0, 1);
};

/** The one member that the question names, if it otherwise names only measure and share. */
const namedIn = (writing: Writing, register: Register): Amounts[] => {
  const question = writing.plan.question.normalize('NFKC');
  const amounts = amountsIn(writing, register);
  const named = amounts?.items.filter(({ name }) => name.length >= SHORTEST_NAME && question.includes(name)) ?? [];
  const [one, ...others] = named;
  if (amounts && named.length === 0)
    return extremeIn(question, amounts).map((extreme) => ({ ...amounts, items: [extreme] }));
  if (!amounts || !one || others.length > 0) return [];
  const start = question.indexOf(one.name);
  const rest = blank(question, [
    { start, end: start + one.name.length },
    ...namedMeasures(question),
    ...sharesIn(question),
  ]);
  return contentWords(rest, []).length === 0 ? [{ ...amounts, items: [one] }] : [];
};

type Share = { readonly register: Register; readonly amounts: Amounts };

/** The member's row, where the list prints the share itself. */
const printedShare = (writing: Writing, { register, amounts: { items, name, share } }: Share): Block[] => {
  const rows = register.rows.filter(({ chunk, start }) =>
    items.some(({ cell }) => cell.passage.chunk.id === chunk.id && cell.row.start === start),
  );
  const at = items[0]?.cell.value.index;
  return share === undefined || at === undefined
    ? []
    : [tableOfRows(writing, { register, rows, columns: [name, at, share], name })];
};

/** Uses one list; returns nothing if several match. */
export const listedShare = (writing: Writing): Block[] => {
  const { plan, passages, citations } = writing;
  if (sharesIn(plan.question.normalize('NFKC')).length === 0 || asksGrowth(plan.question)) return [];
  const [found, ...others] = registersIn(passages).flatMap((register) =>
    namedIn(writing, register).map((amounts): Share => ({ register, amounts })),
  );
  if (!found || others.length > 0) return [];
  const printed = printedShare(writing, found);
  if (printed.length > 0) return printed;
  const [item] = found.amounts.items;
  const whole = wholeOf(writing, found.amounts);
  if (!item || !whole) return [];
  const { language } = plan;
  const period = item.cell.value.column?.periods[0];
  const text = say(language, period ? 'figure.share' : 'figure.shareUndated', {
    name: item.name,
    period: sayPeriod(language, period ?? '', isFiscal(plan, [item.cell])),
    figure: `${((amountValue(item.cell) / amountValue(whole)) * 100).toFixed(1)}%`,
    formula: `${item.name} ${amountText(language, item.cell)} ÷ ${metricName(language, whole)} ${amountText(language, whole)}`,
  });
  const cited = [item.cell, whole].map(({ passage, row }) => citations.cite(passage, row.start, row.end));
  const sentence = fitted(checked(text, cited, plan), []);
  return sentence.check === 'verified' ? [{ kind: 'text', sentences: [sentence] }] : [];
};
