// Reads a statement whose columns are named by their distance from the year, 当期 and 前期, by the days that its document
// states for them.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import heads from '#shared/language/lexicon/year-heads.json' with { type: 'json' };
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readAgain } from './read-again.ts';

/** The last days of the year and of the year before. */
type Days = readonly [current: string, before: string];

const WORDS = [heads.current, heads.before].map((words) => Object.values(words).flat());
const [CURRENT, BEFORE] = WORDS.map((words) => new Set(words));
const longestFirst = WORDS.flat().sort((a, b) => b.length - a.length);
const NAMED = new RegExp(longestFirst.join('|'), 'giu');

export const lacksTerms = ({ unread }: Statement): boolean => unread?.why === 'columns';

const isDated = (day: string | undefined): day is string => day !== undefined;

/** "The current year is the year ended …, the prior year …": each name with the last of the days behind it. */
const statedDays = (text: string): Days | undefined => {
  const named = [...text.matchAll(NAMED)];
  const dayOf = (words: ReadonlySet<string> | undefined) =>
    named
      .flatMap((own, n) => {
        if (!words?.has(own[0].toLowerCase())) return [];
        const rest = text.slice(own.index, named[n + 1]?.index).split('\n', 1)[0] ?? '';
        return periodsIn(rest).findLast(({ key }) => isDay(key))?.key;
      })
      .find(isDated);
  const [current, before] = [dayOf(CURRENT), dayOf(BEFORE)];
  return current && before && before < current ? [current, before] : undefined;
};

/** The two days of a balance sheet in the same document. */
const balanceDays = (others: readonly Statement[]): Days | undefined => {
  const days = others
    .filter(({ kind }) => kind === 'balance')
    .map(({ columns }) => [...columns.map(({ period }) => period)].sort().reverse());
  const own = days.find((all) => all.length === 2 && all.every(isDay));
  return own?.[0] && own[1] ? [own[0], own[1]] : undefined;
};

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The day in the title of a balance sheet, 貸借対照表(2025年9月30日現在), and the same day of the year before. */
const titledDays = ({ kind, title }: Statement): Days | undefined => {
  const [day, ...more] = periodsIn(title).filter(({ key }) => isDay(key));
  return kind === 'balance' && day && more.length === 0 ? [day.key, yearBefore(day.key)] : undefined;
};

/** `chunks`: the document. `others`: its other statements. */
export const withNamedTerms = (
  statement: Statement,
  chunks: readonly Chunk[],
  others: readonly Statement[],
): Statement => {
  const prose = chunks.filter(({ kind }) => kind === 'prose');
  const stated = prose.map(({ text }) => statedDays(text)).find((found) => found !== undefined);
  const days = stated ?? balanceDays(others) ?? titledDays(statement);
  if (!days) return statement;
  const [current, before] = days;
  const dated = (cell: string): string => {
    const name = cell.trim().toLowerCase();
    if (CURRENT?.has(name)) return current;
    return BEFORE?.has(name) ? before : cell;
  };
  return readAgain(statement.kind, chunks, dated) ?? statement;
};
