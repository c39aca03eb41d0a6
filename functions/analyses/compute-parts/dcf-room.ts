// Reads from documents what a DCF takes beside the statements: the plan, the spending of the last year, the price.
import { askingPrice } from '../evidence/asking-price.ts';
import { refsOf } from '../evidence/computed.ts';
import type { Known } from '../evidence/known-figure.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import type { Desk } from './dcf-drivers.ts';
import { statedCapital } from './stated-capital.ts';
import { tabledShares } from './stated-claims.ts';
import { statedRates } from './stated-plan.ts';
import { statedSpending } from './stated-spending.ts';

/** The asking price for the whole company, if a file of the workspace states it in the currency of the accounts. */
const askingPriceIn = async (
  { context, origins, power }: Pick<Desk, 'context' | 'origins' | 'power'>,
  unit: string,
): Promise<Desk['asked']> => {
  const price = await askingPrice(context, unit);
  if (!price) return undefined;
  const { sentence, years } = price.stated;
  const refs = [...new Set([...quotedOf(context, sentence).refs, ...refsOf(price.of)])];
  const [year = ''] = years.slice(-1);
  const { value, formula } = price;
  const known = { metric: 'askingPrice', year, period: year, value, unit, basis: undefined, refs };
  return { amount: value, given: origins.sourced({ ...known, ...(formula ? { formula } : {}) }, power) };
};

/** What the documents state in prose: the plan, what the last year spent, the price asked. */
type Room = Pick<Desk, 'plan' | 'asked' | 'shares' | 'stated'> & { readonly figures: readonly Known[] };
export type ReadRoom = (
  desk: Omit<Desk, 'plan' | 'asked' | 'shares' | 'stated' | 'market'>,
  unit: string,
) => Promise<Room>;

export const NO_ROOM: Room = { plan: undefined, asked: undefined, shares: undefined, stated: {}, figures: [] };

export const readRoom: ReadRoom = async ({ context, origins, history, power }, unit) => ({
  figures: await statedSpending(context, history, unit),
  plan: await statedRates(context, history),
  asked: await askingPriceIn({ context, origins, power }, unit),
  shares: await tabledShares(context, history.year),
  stated: await statedCapital(context),
});
