// The one set of companies that analyses compare with a company: those entered, those that documents name as its
// competitors, and those of its trade whose own reports are among the files.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { SectionContext } from '../builder.ts';
import { isSameCompany } from './fact-figures.ts';
import { reportedRivals } from './reported-rivals.ts';
import { namedRivals } from './rows.ts';

export type Peer = { readonly company: CompanyIds; readonly isEntered: boolean };

/** Those entered first; the company itself is left out. */
export const peerSet = async (context: SectionContext): Promise<Peer[]> => {
  const { company, peers } = context;
  const found = company ? [...(await namedRivals(context)), ...(await reportedRivals(context))] : [];
  const all = [
    ...peers.map((peer) => ({ company: peer, isEntered: true })),
    ...found.map((one) => ({ company: one.company, isEntered: false })),
  ].filter((one) => !company || !isSameCompany(one.company, company));
  return all.filter((one, i) => all.findIndex((other) => isSameCompany(other.company, one.company)) === i);
};
