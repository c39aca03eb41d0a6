// Finds parties in a question other than the company (lender, customer, supplier), which the answer must name.
import type { Passage } from '../../evidence.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** Whether the document belongs to the party. */
const isOfOwner = (party: string, { chunk: { context }, signals }: Passage): boolean =>
  signals.entity === 1 || (context.company ?? context.document).toLowerCase().includes(party);

/** Returns the names in lower case. */
export const otherParties = ({ names, entities }: Plan, passage: Passage): readonly string[] =>
  [...new Set([...entities, ...names].map((one) => one.toLowerCase()))].filter((one) => !isOfOwner(one, passage));
