// Separates monthly reports: a question about one month is not answered by the report of another.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Chunk } from '../../../ports/search-index.ts';

/** The month of a month or day; `undefined` for years, quarters and terms. */
const monthOf = (key: string): string | undefined => /^\d{4}-\d\d/.exec(key)?.[0];

const monthsIn = (keys: readonly string[]): string[] => keys.flatMap((key) => monthOf(key) ?? []);

/** Whether the question names months and the passage with its title names only others. */
export const isOfOtherMonth = (periods: readonly string[], { text, context }: Pick<Chunk, 'text' | 'context'>) => {
  const wanted = monthsIn(periods);
  if (wanted.length === 0) return false;
  const given = monthsIn([context.document, text].flatMap((one) => periodsIn(one).map(({ key }) => key)));
  return given.length > 0 && !wanted.some((month) => given.includes(month));
};
