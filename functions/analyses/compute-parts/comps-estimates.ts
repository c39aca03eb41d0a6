// Computes forward multiples from analysts' estimates for each peer's next fiscal year, if the organization has a
// database of estimates.
import type { Comps } from '#shared/finance/comps/comps.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, plainIn, scaleFor, timesIn } from '../evidence/amounts.ts';
import { computed, verified } from '../evidence/computed.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { marketOf } from '../evidence/market.ts';
import type { Row } from '../statement-parts/table.ts';
import type { Measured } from './comps-figures.ts';
import type { CompsCase } from './comps-input.ts';

const MULTIPLES = [
  ['revenueEstimate', 'evRevenue'],
  ['ebitdaEstimate', 'evEbitda'],
] as const;

/** Enterprise value in whole units of the currency of the company's accounts. */
type Valued = { readonly peer: Measured; readonly value: number; readonly currency: string };

const rowOf = async (context: SectionContext, { peer, value, currency }: Valued): Promise<Row[]> => {
  const { language } = context;
  const { estimates } = await marketOf(context, peer.company);
  const year = String(Number(peer.year) + 1);
  const own = MULTIPLES.map(([metric]) => known(estimates, metric, year)).map((one) =>
    one && one.unit === currency && one.value > 0 ? one : undefined,
  );
  const shown = own.filter((one) => one !== undefined);
  if (shown.length === 0) return [];
  const scale = scaleFor(language, currency, [value, ...shown.map((one) => one.value)]);
  const amount = (one: Known | undefined) =>
    one ? { text: amountIn(language, scale, one.value), ...verified(one.refs) } : { text: '' };
  const multiple = (one: Known | undefined) => {
    if (!one) return { text: '' };
    const text = timesIn(language, value / one.value);
    const formula = [value, one.value].map((part) => plainIn(language, part, 0)).join(' / ');
    return { text, ...computed(text, formula, one.refs) };
  };
  const heads = [peer.company.name, sayPeriod(language, year), scale.label].map((text) => ({ text }));
  return [[...heads, ...own.map(amount), ...own.map(multiple)]];
};

const valuedPeers = ({ input, measured }: CompsCase, { peers }: Comps): Valued[] =>
  peers.flatMap(({ name, currency, enterpriseValue }) => {
    const peer = measured.find(({ company }) => company.name === name);
    if (!peer || enterpriseValue === undefined) return [];
    return [{ peer, currency, value: enterpriseValue * (input.scale === 'million' ? 1_000_000 : 1) }];
  });

export const forwardMultiples = async (context: SectionContext, given: CompsCase, result: Comps): Promise<Block[]> => {
  const rows = (await Promise.all(valuedPeers(given, result).map((one) => rowOf(context, one)))).flat();
  if (rows.length === 0) return [];
  const name = (key: TextIn<'finance.comps'>) => translate(context.language, `finance.comps.${key}`);
  const expected = (key: TextIn<'finance.comps'>) =>
    translate(context.language, 'finance.comps.expected', { name: name(key) });
  const columns = (['revenue', 'ebitda', 'evRevenue', 'evEbitda'] as const).map((key) => ({
    label: expected(key),
    numeric: true,
  }));
  const heads = (['columns.company', 'say.year', 'say.unit'] as const).map((key) => ({ label: context.text(key) }));
  return [{ kind: 'table', columns: [...heads, ...columns], rows }];
};
