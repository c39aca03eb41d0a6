// Orders quotes on disputes: the company's own before others', each case before what is expected of it.
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { hasFigure } from './figure-checks.ts';

/** Characters between two sentences that follow each other. */
const MAX_GAP = 3;

/** Units of a case and the statement of a party directly behind it. */
const unitsOf = (quotes: readonly Quotable[]): Quotable[][] => {
  const units: Quotable[][] = [];
  for (const one of quotes) {
    const before = units.at(-1)?.at(-1);
    const isNext =
      before?.passage.chunk.id === one.passage.chunk.id &&
      before.section === one.section &&
      one.start >= before.end &&
      one.start - before.end <= MAX_GAP;
    if (isNext && !hasFigure(one.text, 'any')) units.at(-1)?.push(one);
    else units.push([one]);
  }
  return units;
};

/** What is expected of a case states no amount. */
export const casesFirst = ({ company }: SectionContext, quotes: readonly Quotable[]): Quotable[] => {
  const names = companyNames(company?.name ?? '');
  const isOwn = ({ text, passage }: Quotable) =>
    names.some((name) => isNamedIn(name, text) || isNamedIn(name, passage.chunk.context.company ?? ''));
  const rank = (unit: readonly Quotable[]) =>
    (names.length === 0 || unit.some(isOwn) ? 0 : 2) + (unit.some(({ text }) => hasFigure(text, 'any')) ? 0 : 1);
  return unitsOf(quotes)
    .toSorted((a, b) => rank(a) - rank(b))
    .flat();
};
