// Relates a customer's share of revenue to what the documents state about its contract: its end, and who may terminate
// it.
import type { Sentence } from '#shared/report/blocks.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { SectionContext } from './builder.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { headingOf } from './evidence/subject-headings.ts';
import { aboutOf, NEAREST } from './room/report-subjects.ts';

const MAX_CUSTOMERS = 3;
const MAX_SENTENCES = 3;

const TERMS = ['terms', 'power'];

const isOnTerms = (one: Quotable): boolean => {
  const { subjects } = aboutOf(one);
  return TERMS.some((id) => (subjects.get(id) ?? 0) >= NEAREST);
};

/**
 * Everything below a heading that names the customer is about its contract; elsewhere the sentence must name the
 * customer.
 */
const isOfCustomer =
  (name: string) =>
  ({ text, section }: Quotable): boolean =>
    companyNames(name).some((one) => isNamedIn(one, headingOf(section)) || isNamedIn(one, text));

/** `stated`: each customer's share of revenue, largest first. */
export const customerContracts = async (
  context: SectionContext,
  stated: readonly { readonly name: string; readonly say: () => Sentence }[],
): Promise<Sentence[][]> => {
  const passages = stated.length > 0 ? await context.room(TERMS) : [];
  const all = passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter(isOnTerms);
  return stated.slice(0, MAX_CUSTOMERS).flatMap(({ name, say }) => {
    const [first] = all.filter(isOfCustomer(name));
    // One contract is enough; other documents repeat it.
    const own = all.filter(
      (one) => isOfCustomer(name)(one) && one.passage.chunk.fileId === first?.passage.chunk.fileId,
    );
    const quotes = own.toSorted((a, b) => a.start - b.start).slice(0, MAX_SENTENCES);
    return quotes.length > 0 ? [[say(), ...quotes.map((one) => quotedOf(context, one))]] : [];
  });
};
