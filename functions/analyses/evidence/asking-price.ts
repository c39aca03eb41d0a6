// Finds the asking price for the whole company, debt included; converts a price for some or all of the shares.
import { readFigures, statesMoney } from '#shared/language/grammar/figures.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from './amounts.ts';
import { figuresOf } from './figures-of.ts';
import { type Known, known, yearsOf } from './known-figure.ts';
import { type Stated, statedAmount } from './stated-amount.ts';

export type Asking = {
  readonly stated: Stated;
  /** The enterprise value. */
  readonly value: number;
  /** How the value was computed and from which figures; absent if it is the stated amount. */
  readonly formula?: string;
  readonly of: readonly Known[];
};

/** `지분 44.3%`, `75.1% of the shares`, `株式の60%`, `$15 million for 22%`, 22%를 150억 원에. */
const STAKE =
  /\bfor (?:a |an |its |his |her |their |the )?(\d[\d.]*)\s?%|(\d[\d.]*)\s?%\s?(?:의 지분)?를(?=[^.]*(?:매각|매도|양도|인수|매수|사겠|팔))|(\d[\d.]*)\s?[%％]を(?=[^。]*(?:売|譲渡|取得|買))|(?:지분|주식)(?:의|은|는|율)?\s?(?:약\s?)?(\d[\d.]*)\s?%|(\d[\d.]*)\s?%\s?(?:의\s?)?(?:지분|of the (?:shares|equity|share capital|company)|(?:stake|shareholding|interest)\b)|\bsell(?:s|ing)? (?:its|his|her|their|the) (\d[\d.]*)\s?%|(?:持分|株式)(?:の|は)?(?:約)?(\d[\d.]*)\s?[%％]|(\d[\d.]*)\s?[%％]の(?:持分|株式)/iu;
const OF_SHARES = /주식\s?가치|지분\s?가치|\bequity\b|\bshares?\b|株式価値|株式|持分/iu;
const OF_ENTERPRISE = /기업\s?가치|enterprise value|\bEV\b|企業価値|事業価値/iu;
const WHOLE = 100;

export const statesStake = (text: string): boolean => STAKE.test(text);
/** True if the text states the value of the whole company as an amount. */
export const statesValue = (text: string): boolean => OF_ENTERPRISE.test(text) && statesMoney(text);

const stakeIn = (text: string): number | undefined => {
  const share = Number(STAKE.exec(text)?.slice(1).find(Boolean));
  return share > 0 && share < WHOLE ? share : undefined;
};

const netDebtOf = async (context: SectionContext, unit: string): Promise<readonly Known[] | undefined> => {
  const figures = context.company ? await figuresOf(context, context.company, ['debt', 'cash']) : [];
  const year = yearsOf(figures).at(-1) ?? '';
  const [debt, cash] = [known(figures, 'debt', year), known(figures, 'cash', year)];
  return debt && cash && [debt, cash].every((one) => one.unit === unit) ? [debt, cash] : undefined;
};

/** A smaller amount is asked for something else, such as damages. Set by hand. */
const MIN_SHARE_OF_REVENUE = 0.1;
const isOfCompany = async (context: SectionContext, { figure, sentence }: Stated): Promise<boolean> => {
  const figures = context.company ? await figuresOf(context, context.company, ['revenue']) : [];
  const revenue = known(figures, 'revenue', yearsOf(figures).at(-1) ?? '');
  const isOfPart = stakeIn(sentence.text) !== undefined;
  return isOfPart || revenue === undefined || figure.value >= revenue.value * MIN_SHARE_OF_REVENUE;
};

/** `undefined` if no price is asked, or if it is for part of the shares and the company's debt is unknown. */
export const askingPrice = async (context: SectionContext, unit: string): Promise<Asking | undefined> => {
  const stated = await statedAmount(context, { name: 'askingPrice', unit });
  if (!stated || !(await isOfCompany(context, stated))) return undefined;
  const { figure, sentence } = stated;
  const stake = stakeIn(sentence.text);
  const isOfShares = stake !== undefined || OF_SHARES.test(sentence.text);
  const asStated: Asking = { stated, value: figure.value, of: [] };
  if (OF_ENTERPRISE.test(sentence.text)) return asStated;
  // With a percentage that is not understood, the price may be for part of the company.
  const hasShare = readFigures(sentence.text).figures.some(({ unit: one }) => one === 'percent');
  if (stake === undefined && hasShare) return undefined;
  if (!isOfShares) return asStated;
  const of = await netDebtOf(context, unit);
  const [debt, cash] = of ?? [];
  if (!of || !debt || !cash) return stake === undefined ? asStated : undefined;
  const scale = scaleFor(context.language, unit, [figure.value]);
  const say = (value: number) => amountIn(context.language, scale, value);
  const value = figure.value / ((stake ?? WHOLE) / WHOLE) + debt.value - cash.value;
  const shares = stake === undefined ? say(figure.value) : `${say(figure.value)} ÷ ${stake}%`;
  return { stated, value, of, formula: `${shares} + ${say(debt.value)} − ${say(cash.value)} = ${say(value)}` };
};
