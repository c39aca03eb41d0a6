// The parts of BM25 that all indexes share.

/**
 * How soon a repeated term counts no more, and how much long texts are marked down. Lucene's defaults, which OpenSearch
 * uses by itself: the same question finds the same passages on both stages.
 */
const SATURATION = 1.2;
const LENGTH_NORM = 0.75;

/** What a term is worth that so many of the texts have. */
export const inverseFrequency = (texts: number, having: number): number =>
  Math.log(1 + (texts - having + 0.5) / (having + 0.5));

/** What a term adds that a text of a length has so many times. */
export const termScore = (times: number, length: number, meanLength: number): number =>
  (times * (SATURATION + 1)) / (times + SATURATION * (1 - LENGTH_NORM + (LENGTH_NORM * length) / meanLength));
