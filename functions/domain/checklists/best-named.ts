// Of the documents that answer a request, those whose names say most of what is requested.
import { terms } from '../../engine/terms.ts';
import { requestedThings, type Thing } from '../../engine/understand/kinds/requested-things.ts';

/** "Annual report" beside "inspection report" for an inspection report. Set by hand. */
const MAX_BEHIND = 0.3;
const MIN_BEST = 0.6;

const shareIn = ({ words }: Thing, title: string): number => {
  const own = new Set(terms(title.replaceAll(/[_-]/g, ' ')));
  const squeezed = title.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  const found = words.filter((word) => own.has(word) || (!/^[a-z]+$/u.test(word) && squeezed.includes(word)));
  return words.length === 0 ? 0 : found.length / words.length;
};

/** All titles if none says most of any thing. */
export const bestNamed = (question: string, titles: readonly string[]): ReadonlySet<string> => {
  const best = requestedThings(question).map((thing) => {
    const shares = titles.map((title) => shareIn(thing, title));
    const most = Math.max(0, ...shares);
    return most < MIN_BEST ? titles : titles.filter((_, n) => (shares[n] ?? 0) >= most - MAX_BEHIND);
  });
  return new Set(best.length === 0 ? titles : best.flat());
};
