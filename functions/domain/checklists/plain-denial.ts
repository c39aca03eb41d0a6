// Finds among the lines shown for a yes-or-no row one that plainly denies it: "No dividend was declared or paid".
import { isEvidence } from '../../checklists/demands/evidence.ts';
import { lacksPredicate, pairVerdict } from '../../checklists/polarity/pair-verdict.ts';
import { plain } from '../../checklists/polarity/plain-text.ts';
import { isPolar } from '../../checklists/polarity/polar-question.ts';
import { isNegated, sideOf } from '../../checklists/polarity/question-side.ts';
import { isMixed, readSentence } from '../../checklists/polarity/sentence-stance.ts';
import { isTopic } from '../../checklists/polarity/topic.ts';
import { terms } from '../../engine/terms.ts';
import { findMeasures, mentions } from '../../engine/understand/measures/find-metrics.ts';
import { contentWords } from '../../engine/understand/words/content-words.ts';
import { meansSame } from '../../engine/write/explained/same-word.ts';
import { speaksOfWord } from '../../engine/write/fit/coverage.ts';

const DENIES: readonly (string | undefined)[] = ['absent', 'declines'];
const BETWEEN = /(?<=[.;])\s+|(?<=。)|\n/u;
const MAX_LENGTH = 200;
/** A longer text is a paragraph whose end may speak of something else. */
const sentencesIn = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one.length > 0 && one.length < MAX_LENGTH);

/** Of the words of a question that a denial has to have; of fewer than two any sentence may have one. Set by hand. */
const [MIN_WORDS, MIN_SHARE] = [2, 2 / 3];
const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;
type Named = (text: string) => boolean;
/** The words of a question; in Korean and Japanese also its measures, which are nouns as others are. */
const namedBy = (question: string): Named[] => [
  ...(LATIN.test(question) ? [] : findMeasures(question)).map(
    (measure): Named =>
      (text) =>
        mentions(measure, text),
  ),
  ...contentWords(question, []).map(
    (word): Named =>
      (text) => {
        const wording = { text, words: new Set(terms(text)), section: undefined };
        return speaksOfWord(word, wording) || meansSame(word, text);
      },
  ),
];
const shareOf = (named: readonly Named[], text: string): number =>
  named.filter((isIn) => isIn(text)).length / named.length;

const LAST = /[、,][^、,]*$/u;
/** Korean and Japanese say last what a sentence states: "has no auditor by law, and was audited" affirms. */
const endsDenied = (question: string, text: string): boolean => {
  const [last = text] = LATIN.test(text) ? [] : (LAST.exec(text) ?? []);
  return DENIES.includes(readSentence(question, last)?.stance);
};

const denies = (question: string, text: string): boolean =>
  pairVerdict(question, [text]) === 'no' &&
  !isMixed(question, text) &&
  !lacksPredicate(plain(question), plain(text)) &&
  endsDenied(question, text);

/** `undefined` unless all sentences that say most of the question deny it. */
export const plainDenialIn = (question: string, lines: readonly string[]): string | undefined => {
  if (!isPolar(question) || isTopic(question) || isNegated(question) || sideOf(question) !== 'fact') return undefined;
  const named = namedBy(question);
  if (named.length < MIN_WORDS) return undefined;
  const least = LATIN.test(question) ? MIN_SHARE : 1;
  const read = lines
    .flatMap(sentencesIn)
    .filter((text) => isEvidence(question, { text }))
    .map((text) => ({ text, share: shareOf(named, text) }))
    .filter(({ share }) => share >= least);
  const most = Math.max(0, ...read.map(({ share }) => share));
  const best = read.filter(({ share }) => share === most).map(({ text }) => text);
  return best.every((text) => denies(question, text)) ? best[0] : undefined;
};
