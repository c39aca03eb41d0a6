// Names the lines of the latest balance sheet that no concept is known for, where a DCF lacks debt or working capital.
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import { unprintedCapital } from './dcf-history.ts';
import { type Concluding, words } from './dcf-words.ts';

const MAX_NAMED = 6;

const openLines = ({ lines }: Statement) =>
  lines.filter(
    ({ label, concept, figures }) => concept === undefined && figures.some((one) => one?.value) && !isTotalOf(label),
  );

/** Nothing is said where the model has its debt and all parts of its working capital. */
export const unrecognizedLines = async (one: Concluding): Promise<Sentence[]> => {
  const { context, given } = one;
  const { workingCapital } = given.input;
  const lacksCapital = workingCapital.in === 'share' && unprintedCapital(given.history).length > 0;
  if (!context.company || !(given.isDebtUnknown || lacksCapital)) return [];
  for (const { statements, chunkOf } of await latestFiled(context, context.company)) {
    const balance = statements.find(({ kind }) => kind === 'balance');
    if (!balance) continue;
    const open = openLines(balance).slice(0, MAX_NAMED);
    const refs = open.flatMap(({ seq, start, end }) => {
      const chunk = chunkOf(seq);
      return chunk ? [context.notes.cite({ source: 'FILES', chunk }, start, end).n] : [];
    });
    if (refs.length === 0) return [];
    const names = new Intl.ListFormat(context.language).format(new Set(open.map(({ label }) => label.trim())));
    return [{ text: words(one, 'unrecognized', { names }), refs: [...new Set(refs)], check: 'verified' }];
  }
  return [];
};
