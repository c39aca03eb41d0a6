// Names the concept of each statement line: by label, heading and position, one line per concept.
import { conceptOf, statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { StatementKind, StatementLine } from '#shared/model/statement.ts';
import type { RawLine } from './lines.ts';
import { placed, withConcept } from './place-concepts.ts';

const PER_SHARE = /per (?:\w+ ){0,3}share|주당|1株当/i;
const COUNT = /shares (?:outstanding|used)|(?:weighted|number|average)[- ].*shares|가중평균.*주식|株式数/i;

const plainOf = (kind: StatementKind, concept: string | undefined, { section, label }: RawLine): boolean =>
  kind === 'income' &&
  (statementConcept(concept)?.isPerShare || [label, section].some((text) => PER_SHARE.test(text) || COUNT.test(text)));

/** Names concepts by label and heading alone. */
export const nameLines = (kind: StatementKind, raw: readonly RawLine[]): StatementLine[] =>
  raw.map((line) => {
    const concept = line.figures.length > 0 ? conceptOf(kind, line.label, line.section) : undefined;
    return { ...line, ...(concept ? { concept } : {}), ...(plainOf(kind, concept, line) ? { isPlain: true } : {}) };
  });

const isTotal = ({ label }: StatementLine): boolean => isTotalOf(label);

/** Borrowings have several lines of one name, by kind and term; retirement provisions, by whom they are for. */
const SEVERAL: ReadonlySet<string> = new Set(['shortTermDebt', 'currentPortionOfDebt', 'longTermDebt', 'pensions']);

/** A concept names one line: the total if there is one, the last for a net amount, else the first. */
const onlyOnce = (lines: readonly StatementLine[]): StatementLine[] => {
  const by = new Map<string, StatementLine[]>();
  for (const line of lines)
    if (line.concept && !SEVERAL.has(line.concept)) by.set(line.concept, [...(by.get(line.concept) ?? []), line]);
  const chosen = new Set([...by.values()].map((all) => choose(all)));
  return lines.map((line) => {
    if (line.concept === undefined || SEVERAL.has(line.concept) || chosen.has(line)) return line;
    return withConcept(line, undefined);
  });
};

const choose = (all: readonly StatementLine[]): StatementLine | undefined => {
  const totals = all.filter(isTotal);
  if (all[0]?.concept === 'ppe') return all.findLast(({ label }) => /net\b/i.test(label)) ?? all.at(-1);
  if (all[0]?.concept === 'receivables') return all.findLast(({ label }) => /\bnet\b/i.test(label)) ?? all[0];
  if (all[0]?.concept === 'closingCash' || all[0]?.concept === 'liabilitiesAndEquity') return all.at(-1);
  return totals[0] ?? all[0];
};

/** Runs after the end of the statement was found, so that later lines take no concept. */
export const settledLines = (lines: readonly StatementLine[]): StatementLine[] => onlyOnce(placed(lines));
