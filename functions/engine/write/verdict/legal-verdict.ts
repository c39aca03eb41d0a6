// Answers yes or no if a sentence states whether the company is being sued, and nothing else is asked.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/proceedings.json' with { type: 'json' };
import type { Sentence } from '#shared/report/blocks.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Writing } from '../writer.ts';

const pendingIn = compile(lexicon.pending);
const noneIn = compile(lexicon.none);
const weighsIn = compile(lexicon.weighs);
const overIn = compile(lexicon.over);
const asksIn = compile(lexicon.asks);
const othersIn = compile(lexicon.others);
const negationsIn = compile(negation);

const asksWhetherAny = ({ topic, words, periods, question }: Plan): boolean =>
  topic?.id === 'legal' &&
  periods.length === 0 &&
  words.every((word) => [asksIn, weighsIn, topic.words].some((find) => find(word).length > 0)) &&
  topic.words(question.normalize('NFKC')).length > 0;

const isPending = (text: string): boolean =>
  pendingIn(text).length > 0 && [overIn, noneIn, negationsIn].every((find) => find(text).length === 0);

/** "No material litigation" does not deny other litigation. */
const isNone = (question: string, text: string): boolean =>
  noneIn(text).length > 0 && (weighsIn(text).length === 0 || weighsIn(question).length > 0);

/** `undefined` if one sentence states it and another denies it. */
export const legalVerdict = (
  writing: Writing,
): { readonly stated: 'yes' | 'no'; readonly evidence: Sentence } | undefined => {
  const { plan } = writing;
  if (!asksWhetherAny(plan) || namesNobody(plan)) return undefined;
  const sentences = ownSentences(writing);
  const pending = sentences.find(({ text }) => isPending(text));
  // "No other litigation" follows litigation that exists.
  const none = sentences.find(({ text }) => noneIn(text).length > 0 && othersIn(text).length === 0);
  const decisive = pending ?? none;
  if (!decisive || (pending && none) || (none && !isNone(plan.question, none.text))) return undefined;
  const evidence = fitted(quoted(writing, decisive), []);
  return evidence.check === 'verified' ? { stated: pending ? 'yes' : 'no', evidence } : undefined;
};
