// States what a DCF concludes in a few lines: value and range, the price asked, what moves the value, what to review.
import { currencyLabel, moneyLabel, priceDecimals } from '#shared/finance/money.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { amountText, percentIn, plainIn } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { printedIndicator } from '../evidence/indicator-tables.ts';
import { known } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { assumptionsIn } from './assumptions.ts';
import { derivedLine } from './dcf-doubts.ts';
import { exitLine } from './dcf-exit.ts';
import { gapLine } from './dcf-gap.ts';
import { baseRefs, type Concluding, money, powerOf, scaleIn, sentence, words } from './dcf-words.ts';
import { hiddenLeases } from './hidden-leases.ts';
import { wordsIn } from './model-tables.ts';
import { oneOffProfit } from './one-off-profit.ts';
import { priceReading } from './price-reading.ts';
import { financeCostsOf } from './printed-capital.ts';
import { namedClaims } from './stated-claims.ts';
import { unrecognizedLines } from './unrecognized-lines.ts';

const POINT = 0.01;
const MAX_NAMED = 8;

/** A share price in whole units of the currency. */
const shareText = ({ context: { language }, given: { input } }: Concluding, value: number): string => {
  const { currency } = input.money;
  const unit = wordsIn(language, currencyLabel(currency));
  return `${plainIn(language, value, priceDecimals(currency))}${language === 'en' ? ' ' : ''}${unit}`;
};

/** Flows are discounted to the end of the last reported year, unless the person enters what is left of the first one. */
const valuationDate = (one: Concluding): string => {
  const { context, given } = one;
  const { baseYear, firstYearShare } = given.input;
  const year = sayYear(context.language, String(baseYear), given.figures);
  return firstYearShare && firstYearShare.value !== 1 ? '' : words(one, 'atEnd', { year });
};

/** The value with the range of the scenarios, and the equity value. */
const valueLine = (one: Concluding): Sentence[] => {
  const { context, given, result, model } = one;
  const of = (scenario: 'base' | 'upside' | 'downside') => result.scenarios[scenario].byGrowth;
  const { enterpriseValue, equityValue, perShare } = of(given.input.scenario);
  const [low, high] = [of('downside').enterpriseValue, of('upside').enterpriseValue];
  if ([enterpriseValue, equityValue, low, high].some((value) => value === undefined)) return [];
  const rate = (id: string) => percentIn(context.language, Number(model.values.get(id) ?? 0));
  const value = money(one, enterpriseValue ?? 0);
  const each = perShare === undefined ? '' : words(one, 'perShare', { value: shareText(one, perShare) });
  const text = words(one, 'value', {
    ...{ value, low: money(one, low ?? 0), high: money(one, high ?? 0), equity: money(one, equityValue ?? 0), each },
    ...{ wacc: rate('wacc'), growth: rate('terminalGrowth') },
    date: valuationDate(one),
  });
  const formula = wordsIn(context.language, { key: 'dcf.byGrowth' });
  return [
    sentence(text, value, `${formula} (${wordsIn(context.language, moneyLabel(given.input.money))})`, baseRefs(one)),
  ];
};

/** What one point of margin and the years after the forecast mean for the value. */
const driverLine = (one: Concluding): Sentence[] => {
  const { context, given, result, model } = one;
  const value = result.scenarios[given.input.scenario].byGrowth.enterpriseValue;
  const lower = given.valueAt(-POINT);
  const share = model.values.get('terminalShare.growth');
  if (value === undefined || lower === undefined || value <= 0 || typeof share !== 'number') return [];
  const fall = money(one, value - lower);
  const rate = percentIn(context.language, (value - lower) / value);
  const text = words(one, 'drivers', { fall, rate, share: percentIn(context.language, share) });
  return [sentence(text, fall, `${money(one, value)} − ${money(one, lower)} = ${fall}`, baseRefs(one))];
};

/** Debt that no source prints though the accounts have a cost of it. */
const debtLine = (one: Concluding): Sentence[] => {
  const { context, given } = one;
  const costs = given.isDebtUnknown ? financeCostsOf(given.history) : undefined;
  const rate = given.input.capital.costOfDebt.value;
  if (!costs || rate <= 0) return [];
  const { language } = context;
  const say = (value: number) => amountText(language, scaleIn(one), value);
  const [cost, implied] = [say(costs.value), say(costs.value / rate)];
  const equity = one.result.scenarios[given.input.scenario].byGrowth.equityValue;
  if (equity === undefined) return [];
  const left = say(timesPower(equity, powerOf(one)) - costs.value / rate);
  const text = words(one, 'hiddenDebt', { cost, debt: implied, rate: percentIn(language, rate), equity: left });
  return [sentence(text, implied, `${cost} ÷ ${percentIn(language, rate)} = ${implied}`, refsOf(costs.of))];
};

/** A loan that costs less than the rate without risk shows that the rate is of another currency or time. */
const rateLine = (one: Concluding): Sentence[] => {
  const { context, given, model } = one;
  const { costOfDebt, riskFreeRate } = given.input.capital;
  if (known(given.figures, 'debt', given.history.year) === undefined || costOfDebt.value >= riskFreeRate.value)
    return [];
  const [cost, rate] = [costOfDebt.value, riskFreeRate.value].map((value) => percentIn(context.language, value));
  const isPrinted = costOfDebt.origin.kind === 'source';
  const text = words(one, isPrinted ? 'cheapDebtStated' : 'cheapDebt', { cost: cost ?? '', rate: rate ?? '' });
  return [{ text, refs: [...model.origins.refsOf(costOfDebt.origin)], check: 'verified' }];
};

/** A default rate without risk beside the policy rate that an outlook prints. */
const policyLine = async (one: Concluding): Promise<Sentence[]> => {
  const { context, given } = one;
  const { value, origin } = given.input.capital.riskFreeRate;
  const isUsual = origin.kind === 'assumption' && origin.note === context.text('say.usualValue');
  const printed = isUsual ? await printedIndicator(context, 'policyRate') : undefined;
  if (!printed) return [];
  // The last year and the outlook say enough.
  const rates = printed.texts.slice(-2).join(', ');
  const text = words(one, 'policyRate', { rate: percentIn(context.language, value), rates });
  return [{ text, refs: [...printed.refs], check: 'verified' }];
};

/** The inputs that are default values, with their values. */
const reviewLine = (one: Concluding): Sentence[] => {
  const { context, model } = one;
  const usual = context.text('say.usualValue');
  const all = assumptionsIn(model).filter(({ note }) => note === usual);
  const named = [...new Set(all.map(({ label, value }) => `${label} ${value}`))].slice(0, MAX_NAMED);
  if (named.length === 0) return [];
  const text = words(one, 'review', { names: named.join(', ') });
  return [{ text, refs: [...baseRefs(one)], check: 'verified' }];
};

/** Claims that a paper names without an amount: they are not deducted. */
const claimLines = async (one: Concluding): Promise<Sentence[]> => {
  const { bridge } = one.given.input;
  const open = (['preferred', 'minorities'] as const).filter((key) => bridge[key].value === 0);
  return (await namedClaims(one.context, open)).map(({ key, text, refs }) => ({
    text: words(one, 'namedClaim', { name: wordsIn(one.context.language, { key: `dcf.${key}` }), quote: text }),
    refs: [...refs],
    check: 'verified',
  }));
};

export const dcfConclusion = async (one: Concluding): Promise<Block[]> => {
  const { context, given, result, model } = one;
  const input = given.input.askingPrice;
  const price = priceReading(context, given, {
    value: result.scenarios[given.input.scenario].byGrowth.enterpriseValue,
    power: powerOf(one),
    refs: input ? model.origins.refsOf(input.origin) : [],
  });
  const lines = [
    ...valueLine(one),
    ...price,
    ...gapLine(one),
    ...(await exitLine(one)),
    ...driverLine(one),
    ...(await oneOffProfit(one)),
    ...debtLine(one),
    ...(await hiddenLeases(one)),
    ...rateLine(one),
    ...(await policyLine(one)),
    ...(await claimLines(one)),
    ...derivedLine(one),
    ...(await unrecognizedLines(one)),
    ...reviewLine(one),
  ];
  return lines.length > 0 ? [{ kind: 'list', ordered: false, items: lines.map((line) => [line]) }] : [];
};
