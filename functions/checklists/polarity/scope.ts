// Decides whether what a sentence grants or denies is all that a question asks for, or only a part of it.
import stances from '../words/sentence-polarity.json' with { type: 'json' };
import { clausesAbout, clausesIn, matcher, plain } from './plain-text.ts';
import { type Side, sideOf } from './question-side.ts';

type Scoped = 'yes' | 'no' | 'partly';

const [NARROW, EXISTS, BOUNDS, PART, WHOLE, MIXED, CLASSES, EVERY, EITHER, CONTRASTS, TOPICAL, COMPLETED] = [
  matcher(stances.narrow),
  matcher(stances.exists),
  matcher(stances.bounds),
  matcher(stances.part),
  matcher(stances.whole),
  matcher(stances.mixed),
  matcher(stances.classes),
  matcher(stances.every),
  matcher(stances.either),
  matcher(stances.contrasts),
  matcher(stances.topical),
  matcher(stances.completed),
] as const;

const isPartOnly = (text: string): boolean => PART.test(text) && !WHOLE.test(text);
const adds = (pattern: RegExp, question: string, text: string): boolean =>
  pattern.test(text) && !pattern.test(question);

/** "Interest cover complies" for "are the covenants complied with?": one of them is not all. */
const isOneOfClass = (question: string, text: string): boolean =>
  CLASSES.test(question) && !CLASSES.test(text) && !EVERY.test(text) && !WHOLE.test(text);

/** A right to a part is no right to the whole; whether the whole is denied, a person decides. */
const ofGranted = (side: Side, question: string, text: string): Scoped | undefined => {
  const isAllAsked = WHOLE.test(question) || EVERY.test(question);
  if ((isAllAsked || COMPLETED.test(question)) && isPartOnly(text))
    return side === 'fact' || EITHER.test(question) ? 'partly' : undefined;
  if (isAllAsked && side === 'fact' && !EVERY.test(text) && !WHOLE.test(text)) return undefined;
  if (side === 'fact' && isOneOfClass(question, text)) return undefined;
  // What is given for one thing only is there.
  const isNarrowed =
    (!EXISTS.test(question) && adds(NARROW, question, text)) ||
    (side === 'permitsFreely' && adds(BOUNDS, question, text));
  return isNarrowed ? 'partly' : 'yes';
};

const isWholeOnly = (text: string): boolean => WHOLE.test(text) && !PART.test(text);

/** "Shall not assign part", or the whole, for a question that names neither. */
const isDeniedOtherwise = (question: string, text: string): boolean =>
  (isPartOnly(text) && !PART.test(question)) || (isWholeOnly(text) && !WHOLE.test(question));

/** True for a rule on the whole or on a part of something that a question asks about without either. */
export const isOfOtherScope = (question: string, text: string): boolean =>
  isDeniedOtherwise(plain(question), plain(text));

/** True for a sentence on one of the things whose state a question asks for together. */
export const isOnOneOfClass = (question: string, text: string): boolean =>
  sideOf(question) === 'fact' && isOneOfClass(plain(question), plain(text));

/** Of "in whole or in part", what is denied for a part is open for the whole. */
const ofDenied = (question: string, text: string): Scoped | undefined => {
  // "Not liable for damage caused by storage" denies no other liability.
  if (adds(TOPICAL, question, text)) return undefined;
  if (EVERY.test(question) && MIXED.test(text)) return 'partly';
  if (!EITHER.test(question)) return isDeniedOtherwise(question, text) ? undefined : 'no';
  if (CONTRASTS.test(text)) return 'partly';
  return isPartOnly(text) ? undefined : 'no';
};

/** A clause that exists, a limit or a duty is there also for a part. */
const SIDES: readonly Side[] = ['permits', 'permitsFreely', 'provides', 'fact'];

export const withinScope = (
  side: Side,
  question: string,
  text: string,
  verdict: Scoped | undefined,
): Scoped | undefined => {
  if (verdict === undefined || verdict === 'partly' || !SIDES.includes(side)) return verdict;
  if (verdict === 'no') return ofDenied(plain(question), plain(text));
  return ofGranted(side, plain(question), plain(clausesAbout(question, clausesIn(text)).join(' ')));
};
