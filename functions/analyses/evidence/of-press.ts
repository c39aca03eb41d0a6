// Recognizes a passage of press cuttings: its heading, below that of the file, gives the paper and the day of an article.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Reference } from '#shared/report/blocks.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** `14 April 2026, Port Journal: Tidemark raises prices` and `Cider Post, 4 March 2026`. */
const PAPER_BEHIND = /^[,、]?\s*\p{L}[^:：]+[:：]/u;
const PAPER_BEFORE = /\p{L}\s*[,、]\s*$/u;

export const isOfPress = ({ locator: { section = '' } }: Pick<Reference, 'locator'>): boolean => {
  const [heading = '', ...above] = section.split(' > ').toReversed();
  const day = periodsIn(heading).find(({ key }) => key.length === DAY_LENGTH);
  if (!day || above.length === 0) return false;
  const [before, behind] = [heading.slice(0, day.start), heading.slice(day.end)];
  return before.trim() === '' ? PAPER_BEHIND.test(behind) : behind.trim() === '' && PAPER_BEFORE.test(before);
};
