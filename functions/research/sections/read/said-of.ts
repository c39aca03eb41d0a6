// What the evidence says of a company for a question: whole sentences that speak of it, quoted as they stand.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { companyNames, standsIn } from '../../plan/company-names.ts';
import { checked } from '../../write/checked.ts';
import { isOfCompany } from '../../write/pick-figure.ts';
import { inReadingOrder, type Selected, selectSentences } from '../../write/select-sentences.ts';
import type { Bench } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { readIn } from './read-in.ts';

type Params = Readonly<Record<string, string | number>>;

/** Of the document of the company itself, or a sentence that names it: anything else is about somebody else. */
const isOf =
  ({ name }: CompanyIds) =>
  ({ passage, text }: Pick<Selected, 'passage' | 'text'>): boolean => {
    const names = companyNames(name);
    const { company, document } = passage.chunk.context;
    const own = companyNames(company);
    return names.some(
      (one) => standsIn(one, text) || standsIn(one, document) || own.some((other) => standsIn(one, other)),
    );
  };

export const selectedOf = (reading: Reading, company: CompanyIds | undefined, most: number): Selected[] => {
  const { plan, passages } = reading;
  const own = company ? passages.filter((passage) => isOfCompany(plan, passage)) : passages;
  const selected = selectSentences({ ...plan, kind: 'text' }, own, most * 3);
  return inReadingOrder((company ? selected.filter(isOf(company)) : selected).slice(0, most));
};

export const quotedOf = (bench: Bench, one: Selected): Sentence =>
  checked(one.text, [bench.notes.cite(one.passage, one.start, one.end)]);

export const saidOf = async (
  bench: Bench,
  key: string,
  { company, params, most }: { company?: CompanyIds | undefined; params?: Params; most: number },
): Promise<Sentence[]> => {
  const suits = (reading: Reading) => selectedOf(reading, company, most).length > 0;
  const reading = await readIn(bench, key, params, suits);
  return selectedOf(reading, company, most).map((one) => quotedOf(bench, one));
};
