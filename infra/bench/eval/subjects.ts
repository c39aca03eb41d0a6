// `npm run eval -- --set=subjects`: how often the words of a sentence and its headings tell what it is about, over
// sentences of invented data rooms that were labelled by reading.
import { scoresByWords } from '../train/subject-features.ts';
import { labelledSentences } from '../train/subject-sentences.ts';

const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);

export const evalSubjects = (): void => {
  const judged = labelledSentences().map((one) => ({
    ...one,
    found: [...scoresByWords(one).subjects].sort(([, a], [, b]) => b - a).map(([id]) => id),
  }));
  for (const [language, own] of Map.groupBy(judged, (one) => one.language)) {
    const answerable = own.filter(({ labels }) => labels.length > 0);
    const first = answerable.filter(({ labels, found: [top = ''] }) => labels.includes(top)).length;
    const named = own.flatMap(({ found }) => found).length;
    const right = own.flatMap(({ labels, found }) => found.filter((id) => labels.includes(id))).length;
    console.log(
      `${language}: ${own.length} sentences, the first subject is right ${share(first, answerable.length)}, of all named ${share(right, named)}`,
    );
  }
};
