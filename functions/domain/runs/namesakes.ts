// Distinguishes companies of the same name in a workspace's files by what their covers state.
import { escaped } from '#shared/language/escaped.ts';
import lexicon from '#shared/language/lexicon/company-identities.json' with { type: 'json' };
import { terms } from '../../engine/terms.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Chunk, Index } from '../../ports/search-index.ts';

type In = { readonly tenant: string; readonly projectId: string };
type Labels = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };

const all = ({ ko, en, ja }: Labels): readonly string[] => [...ko, ...en, ...ja];
const spaced = (text: string): string => escaped(text).replaceAll(' ', '\\s?');
const behind = (labels: Labels, value: string): RegExp =>
  new RegExp(`(?:${all(labels).map(spaced).join('|')})\\s*[:：\\t]\\s*(${value})`, 'iu');

const NUMBERS = Object.entries(lexicon.labels).map(
  ([kind, labels]) => [kind, behind(labels, '[A-Z]{0,5}[-\\d]{0,18}')] as const,
);
const SEAT = behind(lexicon.seat, '[^\\n]{4,80}');
const QUERY = [...Object.values(lexicon.labels), lexicon.seat].flatMap(all).flatMap((label) => terms(label));
const HITS = 60;

/** What files state about a company: its numbers by kind, and the words of its registered seat. */
type Identity = { readonly numbers: ReadonlyMap<string, string>; readonly seat: readonly string[] };
type Stated = Identity & { readonly document: string; readonly shown: string };

const numbersIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    NUMBERS.flatMap(([kind, pattern]) => {
      const value = pattern.exec(text)?.[1]?.replace(/\W/g, '').toUpperCase() ?? '';
      return value.length > 2 ? [[kind, value] as const] : [];
    }),
  );

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

const statedIn = (document: string, text: string): Stated | undefined => {
  const numbers = numbersIn(text);
  const seat = SEAT.exec(text)?.[1]?.trim() ?? '';
  const shown = [...numbers.values()][0] ?? seat;
  return shown === '' ? undefined : { document, numbers, seat: wordsOf(seat), shown };
};

/**
 * Compares the first kind of number that both state; without one, two companies differ if their seats share no word.
 */
const areTwo = (a: Identity, b: Identity): boolean => {
  const kind = [...a.numbers.keys()].find((one) => b.numbers.has(one));
  if (kind !== undefined) return a.numbers.get(kind) !== b.numbers.get(kind);
  return a.seat.length > 0 && b.seat.length > 0 && !a.seat.some((word) => b.seat.includes(word));
};

const groupsOf = (files: readonly Stated[]): Stated[][] => {
  const groups: Stated[][] = [];
  for (const file of files) {
    const own = groups.find((group) => group.every((one) => !areTwo(one, file)));
    if (own) own.push(file);
    else groups.push([file]);
  }
  return groups;
};

const isOf = (name: string, { context }: Chunk): boolean =>
  companyNames(name).some((one) => isNamedIn(one, context.company ?? ''));

/**
 * One entry per company, such as `1101111234567: a.pdf, b.pdf`; empty if the files are of one company or do not say.
 */
export const namesakesOf = async (
  { index }: { readonly index: Pick<Index, 'lexical'> },
  { tenant, projectId }: In,
  name: string,
): Promise<string[]> => {
  const scope = { tenant, projectIds: [projectId] };
  const hits = await index.lexical({ scope, terms: [...new Set(QUERY)], limit: HITS });
  const byFile = Map.groupBy(
    hits.map(({ chunk }) => chunk).filter((chunk) => isOf(name, chunk)),
    ({ fileId }) => fileId,
  );
  const files = [...byFile.values()].flatMap(
    (chunks) => statedIn(chunks[0]?.context.document ?? '', chunks.map(({ text }) => text).join('\n')) ?? [],
  );
  const groups = groupsOf(files);
  if (groups.length < 2) return [];
  return groups.map((group) => `${group[0]?.shown}: ${group.map(({ document }) => document).join(', ')}`);
};
