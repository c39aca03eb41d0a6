// The parts of BM25 that all indexes share.

/**
 * Term saturation (k1) and length normalization (b): the defaults of Lucene, which OpenSearch uses, so that both stages
 * find the same passages.
 */
const SATURATION = 1.2;
const LENGTH_NORM = 0.75;

/** The weight of a term that `having` of `texts` contain. */
export const inverseFrequency = (texts: number, having: number): number =>
  Math.log(1 + (texts - having + 0.5) / (having + 0.5));

/** The score of a term that occurs `times` in a text of the given length. */
export const termScore = (times: number, length: number, meanLength: number): number =>
  (times * (SATURATION + 1)) / (times + SATURATION * (1 - LENGTH_NORM + (LENGTH_NORM * length) / meanLength));
