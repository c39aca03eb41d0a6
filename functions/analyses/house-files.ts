// Assigns files that name no company to the only company of their workspace, or to the other company that their title
// names. Market studies belong to none.
import adviserNames from '#shared/language/lexicon/adviser-names.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { compact, isNamedIn } from '../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import type { Chunk } from '../ports/search-index.ts';
import type { Desk } from './desk.ts';
import { isVerbBeforeForm } from './evidence/formed-names.ts';
import { fileTitle, isStudy } from './file-title.ts';
import { isMentioned } from './mentioned-company.ts';
import { isSameCompany, namesCompany } from './same-company.ts';
import { type WorkspaceCompanies, workspaceCompanies } from './workspace-companies.ts';

const isAdviser = compile(adviserNames);

/** An institute, a law firm or a broker writes about others. */
const isOfAuthor = ({ context: { company } }: Chunk): boolean => company !== undefined && isAdviser(company).length > 0;

/** Keeps one copy per chunk, since other caches are keyed by the chunk object. */
const OWNED = new WeakMap<Chunk, Chunk>();

const owned = (chunk: Chunk, company: string | undefined): Chunk => {
  const known = OWNED.get(chunk);
  if (known && known.context.company === company) return known;
  const { company: _stated, ...context } = chunk.context;
  const made = { ...chunk, context: company === undefined ? context : { ...context, company } };
  OWNED.set(chunk, made);
  return made;
};

/** A title that names the company makes the file its own; one that names another makes it the other's. */
const ownerOf = (
  { company, others, ofTarget }: WorkspaceCompanies,
  chunk: Chunk,
  isMention: boolean,
): string | undefined => {
  const stated = isMention ? undefined : chunk.context.company;
  const title = fileTitle(chunk);
  if (stated !== undefined && isSameCompany(stated, company))
    return compact(stated) === compact(company) ? company : stated;
  if (ofTarget.has(chunk.fileId)) return undefined;
  if (!isMention && isOfAuthor(chunk)) return undefined;
  if (isStudy(chunk)) return stated;
  if (namesCompany(company, title)) return company;
  if (stated !== undefined && !isVerbBeforeForm(withoutLegalForm(stated))) return stated;
  return others.find((name) => isNamedIn(name, title)) ?? company;
};

/** Assigns the company to files without a name: minutes, price lists and lists of people seldom repeat it. */
export const withOwners = async <T extends { readonly chunk: Chunk }>(
  desk: Desk,
  found: readonly T[],
): Promise<readonly T[]> => {
  const known = await workspaceCompanies(desk);
  if (known === undefined) return found;
  return Promise.all(
    found.map(async (one) => {
      const owner = ownerOf(known, one.chunk, await isMentioned(desk, known.company, one.chunk));
      return owner === one.chunk.context.company ? one : { ...one, chunk: owned(one.chunk, owner) };
    }),
  );
};
