// Says which one-off items the operating profit of the base year contains: the model takes the profit as reported.
import type { Sentence } from '#shared/report/blocks.ts';
import { amountText, percentIn } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { known } from '../evidence/known-figure.ts';
import { ONE_OFFS, oneOffItems } from '../evidence/one-offs.ts';
import { sayYear } from '../evidence/say-year.ts';
import { type Concluding, scaleIn, sentence, words } from './dcf-words.ts';

export const oneOffProfit = async (one: Concluding): Promise<Sentence[]> => {
  const { context, given } = one;
  const { language, company } = context;
  const { figures, year } = given.history;
  const [profit, revenue] = [known(figures, 'operatingIncome', year), known(figures, 'revenue', year)];
  if (!company || !profit || !revenue || revenue.value <= 0) return [];
  const { items, total } = await oneOffItems(context, company);
  const sum = known(total, ONE_OFFS, year);
  if (!sum || sum.value === 0 || sum.unit !== profit.unit) return [];
  const own = items.filter((item) => known(item.figures, ONE_OFFS, year));
  const margin = percentIn(language, profit.value / revenue.value);
  const without = percentIn(language, (profit.value + sum.value) / revenue.value);
  const say = (value: number) => amountText(language, scaleIn(one), value);
  const text = words(one, 'oneOffProfit', {
    ...{ year: sayYear(language, year, [profit]), amount: say(Math.abs(sum.value)), margin, without },
    names: new Intl.ListFormat(language).format(own.map(({ label }) => label.trim())),
  });
  const sign = sum.value < 0 ? '−' : '+';
  const formula = `(${say(profit.value)} ${sign} ${say(Math.abs(sum.value))}) ÷ ${say(revenue.value)} = ${without}`;
  return [sentence(text, without, formula, refsOf([profit, sum, revenue]))];
};
