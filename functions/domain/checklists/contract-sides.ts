// Tells whether a contract is with a customer or a supplier: by which side the company itself is in its head.
import roles from '../../checklists/words/contract-roles.json' with { type: 'json' };
import names from '../../checklists/words/document-names.json' with { type: 'json' };
import { ownRole, partiesIn } from './contract-parties.ts';

type Words = Readonly<Record<string, readonly string[]>>;
const wordsOf = (sides: readonly Words[]): ReadonlySet<string> =>
  new Set(sides.flatMap((side) => Object.values(side).flat()));

const TRADES = roles.sides.filter(({ one }) => one.en.some((word) => roles.payers.includes(word)));
const PAYERS = wordsOf(TRADES.map(({ one }) => one));
const SELLERS = wordsOf(TRADES.map(({ other }) => other));
const CUSTOMERS = new Set(names.sides.customer.split(' '));
const SUPPLIERS = new Set(names.sides.supplier.split(' '));

type Side = 'seller' | 'payer';
/** "B supplies": within one sentence, and not what B is given. */
const does = (head: string, letter: string, acts: string): boolean =>
  new RegExp(roles.does.replace('LETTER', letter).replace('ACTS', acts), 'u').test(head);

/** Of parties A and B by what they do; `undefined` where that tells nothing or both. */
const sideOfParty = (head: string, own: string): Side | undefined => {
  const other = roles.letters.find((pair) => pair.includes(own))?.find((letter) => letter !== own);
  if (other === undefined) return undefined;
  const isSeller = does(head, own, roles.delivers) || does(head, other, roles.buys);
  const isPayer = does(head, own, roles.buys) || does(head, other, roles.delivers);
  if (isSeller === isPayer) return undefined;
  return isSeller ? 'seller' : 'payer';
};

const sideIn = (head: string, about: string): Side | undefined => {
  const own = ownRole(partiesIn(head), about) ?? '';
  if (SELLERS.has(own)) return 'seller';
  return PAYERS.has(own) ? 'payer' : sideOfParty(head, own);
};

/** "Customers" and "suppliers" say what the other party of a contract is. */
export const namesSide = (word: string): boolean => CUSTOMERS.has(word) || SUPPLIERS.has(word);

/** True for "customer" if the company is the seller in the head of a contract; `about` is the company. */
export const isOtherSide = (word: string, head: string, about: string): boolean =>
  sideIn(head, about) === (CUSTOMERS.has(word) ? 'seller' : 'payer');
