// Quotes what documents state of the years ahead in figures: a forecast, budget or plan of revenue, earnings or
// investment.
import { statesMoney } from '#shared/language/grammar/figures.ts';
import forecastYears from '#shared/language/lexicon/forecast-years.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { Built, SectionContext } from '../builder.ts';
import { isOwn } from '../evidence/own.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { statedLines } from '../evidence/stated-lines.ts';
import { nothingIn } from '../nothing.ts';
import { onOneOf } from '../room/report-subjects.ts';

const saysForecast = compile(forecastYears);
const isPlanned = onOneOf('plan');
const FORECAST: ReadonlySet<string> = new Set([
  ...['revenue', 'operatingIncome', 'netIncome', 'ebitda', 'capex', 'ordinaryIncome', 'grossProfit'],
]);
/** "1.2 The lender …": a clause promises or forbids, and forecasts nothing. */
const CLAUSE = /^\(?\d{1,2}\.\d{1,2}\b/u;
const MAX_SHOWN = 6;

const isOutlook = ({ text }: Quotable): boolean =>
  !CLAUSE.test(text) &&
  (saysForecast(text).length > 0 || isPlanned.test(text)) &&
  findMetrics(text).some(({ id }) => FORECAST.has(id)) &&
  statesMoney(text);

export const statedOutlook = async (context: SectionContext): Promise<Built> => {
  // A model writes it from the passages.
  if (context.hasModel) return context.build({ kind: 'ask', questions: ['outlookOf'], shape: 'text' });
  const { company } = context;
  const { passages } = await context.passages(context.text('ask.outlookOf'));
  const all = [...passages, ...(await context.room(['plan', 'results', 'capex']))];
  const once = [...new Map(all.map((one) => [one.chunk.id, one])).values()];
  const own = once.filter((one) => !company || isOwn(company, one));
  const found = own.flatMap(statedLines).filter(isOutlook);
  const items = [...new Map(found.map((one) => [one.text, one])).values()]
    .slice(0, MAX_SHOWN)
    .map((one) => [quotedOf(context, one)]);
  return items.length > 0
    ? { blocks: [{ kind: 'list', ordered: false, items }], status: 'needsModel' }
    : nothingIn(context);
};
