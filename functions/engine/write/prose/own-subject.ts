// Whether a sentence has a measure as its own subject: "営業利益率の改善は …" explains that measure, not the sentence before.
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { findRatios } from '../../understand/measures/ratios.ts';

/** A subject of 2 to 24 characters. Set by hand. */
const SUBJECT = /^([^、,。.]{2,24}?)(?:は|은|는)[、,\s]?/u;

export const hasOwnSubject = (text: string): boolean => {
  const subject = SUBJECT.exec(text)?.[1] ?? '';
  return namedMeasures(subject).length > 0 || findRatios(subject).length > 0;
};
