// Removes compounds that name a sum of money from a text: 운영자금 is not about operating, 管理費 not about managing.
import sums from '#shared/language/lexicon/sum-compounds.json' with { type: 'json' };

const { ko, ja } = sums;
const COMPOUND = new RegExp(
  `[가-힣]{2,}(?:${ko.join('|')})(?=$|[^가-힣]|[은는이가을를의에로와과도])|[\\p{Script=Han}]{2,}(?:${ja.join('|')})`,
  'gu',
);

/** Compounds that the question itself has are not removed. */
export const withoutSums = (text: string, question: string): string =>
  text.replace(COMPOUND, (word) => (question.includes(word) ? word : ' '));
