// Tells whether a contract is with a customer or a supplier: by which side the company itself is in its head.
import roles from '../../checklists/words/contract-roles.json' with { type: 'json' };
import names from '../../checklists/words/document-names.json' with { type: 'json' };
import { ownRole, partiesIn } from './contract-parties.ts';

type Side = Readonly<Record<string, readonly string[]>>;
const wordsOf = (sides: readonly Side[]): ReadonlySet<string> =>
  new Set(sides.flatMap((side) => Object.values(side).flat()));

/** Who pays and who delivers; who is "the supplier" and who is "Party A" is told by no word. */
const TRADES = roles.sides.filter(({ one }) => one.en.some((word) => roles.payers.includes(word)));
const PAYERS = wordsOf(TRADES.map(({ one }) => one));
const SELLERS = wordsOf(TRADES.map(({ other }) => other));
const CUSTOMERS = new Set(names.sides.customer.split(' '));
const SUPPLIERS = new Set(names.sides.supplier.split(' '));

/**
 * True for "customer" if the company is the seller in the head of a contract; `undefined` for words that name no side,
 * and where the head tells none. `about` is the company.
 */
export const isOtherSide = (word: string, head: string, about: string): boolean | undefined => {
  if (!CUSTOMERS.has(word) && !SUPPLIERS.has(word)) return undefined;
  const own = ownRole(partiesIn(head), about) ?? '';
  if (!SELLERS.has(own) && !PAYERS.has(own)) return undefined;
  return (CUSTOMERS.has(word) ? SELLERS : PAYERS).has(own);
};
