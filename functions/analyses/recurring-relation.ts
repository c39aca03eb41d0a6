// Relates the recurring revenue that lists of products add up to revenue as a whole.
import classMeasures from '#shared/language/lexicon/class-measures.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { amountText, percentIn } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { revenueShare } from './evidence/revenue-share.ts';
import { sayYear } from './evidence/say-year.ts';
import type { Latest } from './latest-year.ts';

const { id, source, recurring } = classMeasures;
const namesRecurring = compile({ ...recurring, id, source, not: [] });

export const recurringRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, revenue, scale, year } = latest;
  const { language } = context;
  const share = await revenueShare(latest, (text) => namesRecurring(text).length > 0);
  if (!share) return undefined;
  const rate = percentIn(language, share.value);
  const text = context.text('say.recurringToRevenue', {
    ...{ rate, period: sayYear(language, year, [revenue]), amount: amountText(language, scale, revenue.value) },
    part: amountText(language, scale, revenue.value * share.value),
  });
  const refs = [...share.refs];
  return { ...computed(rate, `${share.formula} = ${rate}`, refs), text, refs, check: 'verified' };
};
