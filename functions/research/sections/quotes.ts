// What documents say of a subject: composed by a model where there is one, else quoted as it stands.
import type { Block } from '#shared/report/blocks.ts';
import type { Builder } from './builder.ts';
import { nothingIn } from './nothing.ts';
import { quotesOn } from './read/quotes-on.ts';
import { readIn } from './read/read-in.ts';
import { quotedOf } from './read/said-of.ts';
import { SUBJECTS } from './read/subjects.ts';

const MOST = 8;

export const quotes: Builder<'quotes'> = async ({ questions, of, withFigure }, bench) => {
  if (bench.hasModel) return bench.build({ kind: 'ask', questions, shape: withFigure ? 'figures' : 'text' });
  const wanted = { of: SUBJECTS[of], withFigure };
  const found = new Map<string, () => ReturnType<typeof quotedOf>>();
  for (const key of questions) {
    const reading = await readIn(bench, `ask.${key}`, {}, (one) => quotesOn(bench, one, wanted).length > 0);
    for (const one of quotesOn(bench, reading, wanted)) found.set(one.text, () => quotedOf(bench, one));
  }
  if (found.size === 0) return nothingIn(bench);
  const items = [...found.values()].slice(0, MOST).map((quoted) => [quoted()]);
  const list: Block = { kind: 'list', ordered: false, items };
  return { blocks: [list], status: 'needsModel' };
};
