// Scores how well a typed name matches the names under which a register knows a company.
import type { Candidate, MatchReason } from '../ports/sources.ts';
import { comparableName } from './company-name.ts';

/** Names normalized once, for registers of a hundred thousand. */
export type Comparable = { readonly own: string; readonly english: string };

export const comparable = (name: string, inEnglish = ''): Comparable => ({
  own: comparableName(name),
  english: comparableName(inEnglish),
});

const MIN_LENGTH = 2;

export const matchName = (wanted: string, { own, english }: Comparable): MatchReason | undefined => {
  if (wanted === '') return undefined;
  if (own === wanted) return 'sameName';
  if (english === wanted) return 'sameNameInEnglish';
  if (wanted.length < MIN_LENGTH) return undefined;
  if (own.startsWith(wanted) || english.startsWith(wanted)) return 'nameBegins';
  return own.includes(wanted) || english.includes(wanted) ? 'nameContains' : undefined;
};

const ORDER: readonly MatchReason[] = [
  'sameTicker',
  'sameDomain',
  'sameName',
  'sameNameInEnglish',
  'formerName',
  'nameBegins',
  'nameContains',
];

/** Smaller is better. A second reason weighs less than a better one. */
export const rankOf = (reasons: readonly MatchReason[]): number =>
  Math.min(...reasons.map((reason) => ORDER.indexOf(reason))) - (reasons.length - 1) * 0.5;

/** Compares candidates of a register, best first. */
export const compareCandidates = (a: Candidate, b: Candidate): number =>
  rankOf(a.reasons) - rankOf(b.reasons) ||
  Number(b.isListed) - Number(a.isListed) ||
  a.company.name.length - b.company.name.length;

/** True if the company has exactly the requested name; other candidates only resemble it. */
export const isExact = (reasons: readonly MatchReason[]): boolean =>
  reasons.some((reason) => ORDER.indexOf(reason) <= ORDER.indexOf('formerName'));
