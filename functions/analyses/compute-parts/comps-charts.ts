// Charts of peer comps: multiples by company, and the football field of implied values.
import type { Comps } from '#shared/finance/comps/comps.ts';
import { listedTarget } from '#shared/finance/comps/input.ts';
import { drawnMultiples } from '#shared/finance/comps/multiples-chart.ts';
import { multipleCell } from '#shared/finance/comps/multiples-sheet.ts';
import { moneyLabel } from '#shared/finance/money.ts';
import { numberAt } from '#shared/finance/workbook/evaluate.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { plainIn, timesIn } from '../evidence/amounts.ts';
import type { CompsCase } from './comps-input.ts';
import { wordsIn } from './model-tables.ts';

/** Bars for the peers and their median, and for the company itself if its price is known. */
export const multipleBars = (context: SectionContext, result: Comps, { origins, input }: CompsCase): Block[] => {
  const { language } = context;
  const target = listedTarget(input);
  const refs = [...origins.all()];
  const datum = (value: number | undefined) =>
    value === undefined ? null : { value, text: timesIn(language, value), refs };
  const series = drawnMultiples(input)
    .map(({ id }) => {
      const ofPeers = result.peers.map(({ multiples: { [id]: value } }) =>
        typeof value === 'number' ? value : undefined,
      );
      const median = result.statistics.find(({ multiple }) => multiple === id)?.median;
      const own = target ? [numberAt(result.values, multipleCell({ id }, 'target'))] : [];
      return { name: translate(language, `finance.comps.${id}`), values: [...ofPeers, median, ...own].map(datum) };
    })
    .filter(({ values }) => values.some(Boolean));
  const categories = [...input.peers.map(({ name }) => name), translate(language, 'finance.comps.median')];
  if (series.length === 0) return [];
  return [
    {
      ...{ kind: 'chart', title: translate(language, 'finance.comps.byCompany'), unit: 'x', decimals: 1 },
      chart: { type: 'bar', categories: [...categories, ...(target ? [target.name] : [])], series },
    },
  ];
};

/** One bar per multiple, from the lower to the upper quartile. A single peer has no range to draw. */
export const football = (context: SectionContext, { ranges }: Comps, { origins, input }: CompsCase): Block[] => {
  const refs = [...origins.all()];
  const datum = (value: number) => ({ value, text: plainIn(context.language, value, 0), refs });
  const rows = ranges.flatMap(({ multiple, equity: { lowerQuartile: low, median, upperQuartile: high } }) => {
    if (low === undefined || high === undefined) return [];
    const label = translate(context.language, `finance.comps.${multiple}`);
    return [{ label, low: datum(low), high: datum(high), ...(median === undefined ? {} : { middle: datum(median) }) }];
  });
  if (rows.every(({ low, high }) => low.value === high.value)) return [];
  const unit = wordsIn(context.language, moneyLabel({ currency: input.target.currency, scale: input.scale }));
  return [{ kind: 'chart', title: context.text('sections.impliedRange'), unit, chart: { type: 'range', rows } }];
};
