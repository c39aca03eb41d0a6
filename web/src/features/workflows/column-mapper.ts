// Which column of a workbook is which: proposed from the headers, each column used once, for a person to correct.
import type { Column } from '#shared/analyses/analysis.ts';

type Pair = { readonly wanted: string; readonly header: string; readonly score: number };

/** `매출액 (백만원)` and `매출액` are the same column: what stands in brackets is a unit. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{<].*?[)\]}>]/g, '')
    .replace(/[\s_\-./:·*]+/g, '');

const EXACT = 1000;
const WITHIN = 500;

/** An exact name before one that is part of the header; of several names, the one that stands first. */
const scoreOf = ({ name, headers }: Column, header: string): number => {
  const text = folded(header);
  if (text === '') return 0;
  const known = [name, ...headers].map(folded);
  const exact = known.indexOf(text);
  if (exact >= 0) return EXACT - exact;
  const within = known.findIndex((one) => one.length > 1 && text.includes(one));
  return within >= 0 ? WITHIN - within : 0;
};

/** By the names of the wanted columns; those without a proposal are left out. */
export const proposeColumns = (wanted: readonly Column[], headers: readonly string[]): Record<string, string> => {
  const pairs: Pair[] = wanted
    .flatMap((column) =>
      headers.map((header) => ({
        wanted: column.name,
        header,
        score: scoreOf(column, header) * (column.optional ? 1 : 2),
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const chosen: Record<string, string> = {};
  const taken = new Set<string>();
  for (const pair of pairs) {
    if (pair.wanted in chosen || taken.has(pair.header)) continue;
    chosen[pair.wanted] = pair.header;
    taken.add(pair.header);
  }
  return chosen;
};
