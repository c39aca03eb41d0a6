// Finds the parties in a question other than the company: lender, customer, supplier. The answer must name them.
import type { Passage } from '../../evidence.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** The passage is of a document of the company that is asked about. */
const isOfOwner = (party: string, { chunk: { context }, signals }: Passage): boolean =>
  signals.entity === 1 || (context.company ?? context.document).toLowerCase().includes(party);

/** In small letters. */
export const otherParties = ({ names, entities }: Plan, passage: Passage): readonly string[] =>
  [...new Set([...entities, ...names].map((one) => one.toLowerCase()))].filter((one) => !isOfOwner(one, passage));
