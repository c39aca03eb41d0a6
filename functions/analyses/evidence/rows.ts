// The companies that a section compares: those of the inputs, else those that the evidence lists beside the company.
import type { CompanyIds } from '#shared/model/fact.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { rivalsIn } from './names.ts';
import { isOwn } from './own.ts';
import { readIn } from './read-in.ts';

export type Compared = { readonly company: CompanyIds; readonly refs: readonly number[] };

const MOST = 8;

/** Names that sentences about the competition of the company list; each cited to the sentence. */
export const namedRivals = async (context: SectionContext): Promise<Compared[]> => {
  const { company } = context;
  if (!company) return [];
  const { passages } = await readIn(context, 'ask.competitionOf');
  const found = new Map<string, Compared>();
  for (const passage of passages.filter((one) => isOwn(company, one)))
    for (const sentence of quotable(passage))
      for (const { name } of rivalsIn(sentence.text)) {
        if (found.has(name) || company.name.includes(name)) continue;
        const { n } = context.notes.cite(passage, sentence.start, sentence.end);
        found.set(name, { company: { name }, refs: [n] });
      }
  return [...found.values()].slice(0, MOST);
};

/** The company itself first. */
export const comparedCompanies = async (context: SectionContext): Promise<Compared[]> => {
  const { company, peers } = context;
  const own = company ? [{ company, refs: [] }] : [];
  if (peers.length > 0) return [...own, ...peers.map((peer) => ({ company: peer, refs: [] }))];
  return [...own, ...(await namedRivals(context))];
};
