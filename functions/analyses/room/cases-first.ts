// Orders quotes on disputes: the company's own before others', each case before what is expected of it.
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { hasFigure } from './figure-checks.ts';

/** What is expected of a case states no amount. */
export const casesFirst = ({ company }: SectionContext, quotes: readonly Quotable[]): Quotable[] => {
  const names = companyNames(company?.name ?? '');
  const isOwn = ({ text, passage }: Quotable) =>
    names.some((name) => isNamedIn(name, text) || isNamedIn(name, passage.chunk.context.company ?? ''));
  const rank = (one: Quotable) => (isOwn(one) || names.length === 0 ? 0 : 2) + (hasFigure(one.text, 'any') ? 0 : 1);
  return quotes.toSorted((a, b) => rank(a) - rank(b));
};
