// Adds to each candidate the sentence of the documents that begins with its name.
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from '../evidence/date-in.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { onOneOf } from '../room/report-subjects.ts';
import type { Candidate } from './candidate.ts';

const IN_TROUBLE = onOneOf('litigation', 'incidents', 'regulation', 'sale', 'threat', 'risk', 'weakness');

/** A month or a day is of an event; a year may be of a result. */
const isEvent = (text: string): boolean => (dateIn(text) ?? '').length > 'yyyy'.length;

/** The sentence joins the reasons of the candidate, since it states what the company sells or its size. */
const described = async (context: SectionContext, candidate: Candidate): Promise<Candidate> => {
  const names = companyNames(candidate.name);
  const found = [
    ...(await context.passages(candidate.name)).passages,
    ...(await context.room(['competition', 'results'])),
  ];
  const passages = [...new Map(found.map((one) => [one.chunk.id, one])).values()];
  const own = passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter(({ text }) => names.some((name) => text.startsWith(name)) && !isEvent(text));
  const [first] = own.filter(({ text }) => !IN_TROUBLE.test(text));
  if (!first) return candidate;
  const { text, refs } = quotedOf(context, first);
  return {
    ...candidate,
    cells: { ...candidate.cells, reasons: text },
    refs: [...new Set([...candidate.refs, ...refs])],
  };
};

export const allDescribed = async (context: SectionContext, found: readonly Candidate[]): Promise<Candidate[]> => {
  const all: Candidate[] = [];
  for (const one of found) all.push(await described(context, one));
  return all;
};
