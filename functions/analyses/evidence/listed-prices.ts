// Leaves prices and terms out of a table of products if a price list prints them: quotes would repeat or miss them.
import type { SectionContext } from '../builder.ts';

const LISTED: ReadonlySet<string> = new Set(['price', 'terms']);

export const withoutListed = async (
  context: SectionContext,
  attributes: readonly string[],
): Promise<readonly string[]> => {
  if (!attributes.includes('price')) return attributes;
  const { blocks } = await context.build({ kind: 'prices', question: 'pricesOf', show: 'latest' });
  return blocks.some(({ kind }) => kind === 'table') ? attributes.filter((one) => !LISTED.has(one)) : attributes;
};
