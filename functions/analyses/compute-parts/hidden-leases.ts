// Tells of leases that a company repays though its balance sheet prints none: the equity value lacks them.
import leaseRepayments from '#shared/language/lexicon/lease-repayments.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { yearOf } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import { type Concluding, words } from './dcf-words.ts';

const repaysLease = compile(leaseRepayments);

export const hiddenLeases = async (one: Concluding): Promise<Sentence[]> => {
  const { context, given } = one;
  if (!context.company || given.input.bridge.leases.value !== 0) return [];
  for (const { statements, chunkOf } of await latestFiled(context, context.company)) {
    const flows = statements.find(({ kind }) => kind === 'cashFlow');
    const line = flows?.lines.find(({ label }) => repaysLease(label).length > 0);
    const at = flows?.columns.findIndex(({ period }) => yearOf(period) === given.history.year) ?? -1;
    const figure = line?.figures[at];
    const chunk = line && chunkOf(line.seq);
    if (!line || !figure?.value || !chunk) continue;
    const { n } = context.notes.cite({ source: 'FILES', chunk }, line.start, line.end);
    const year = sayYear(context.language, given.history.year, given.figures);
    const text = words(one, 'hiddenLeases', { label: line.label.trim(), amount: figure.shown, year });
    return [{ text, refs: [n], check: 'verified' }];
  }
  return [];
};
