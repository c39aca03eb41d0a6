// Finds what the last reported year spent on fixed assets in a sentence, if no statement prints it.
import { translate } from '#shared/i18n/translate.ts';
import type { SectionContext } from '../builder.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { statedAmount } from '../evidence/stated-amount.ts';
import type { History } from './dcf-history.ts';

/** The year of the report itself, which the sentence does not name. */
const OF_REPORT =
  /当期|当事業年度|当連結会計年度|당기|당해|\b(?:during|in|for) the (?:financial |fiscal )?year\b|\bthis year\b/iu;
const PLANNED = /계획|예정|예상|計画|予定|見込|\b(?:plan|budget|expect|will be)/iu;
/** More than revenue is not a year's spending. */
const isPlausible = ({ figures, year }: History, value: number): boolean =>
  value < (known(figures, 'revenue', year)?.value ?? 0);

export const statedSpending = async (context: SectionContext, history: History, unit: string): Promise<Known[]> => {
  const { figures, year } = history;
  if (known(figures, 'capex', year)) return [];
  const stated =
    (await statedAmount(context, { name: 'spentCapex', unit, year })) ??
    (await statedAmount(context, { name: 'spentCapex', unit }));
  if (!stated || PLANNED.test(stated.sentence.text) || !isPlausible(history, stated.figure.value)) return [];
  const { sentence, figure, years } = stated;
  const isOfYear = years.length > 0 ? years.at(-1) === year : OF_REPORT.test(sentence.text);
  if (!isOfYear) return [];
  const { refs } = quotedOf(context, sentence);
  const of = known(figures, 'revenue', year);
  // The sentence states capital expenditure, not the line of a cash flow statement.
  const label = translate(context.language, 'finance.dcf.capex');
  return [
    { metric: 'capex', year, period: of?.period ?? year, value: figure.value, unit, basis: of?.basis, refs, label },
  ];
};
