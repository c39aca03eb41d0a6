// Finds the files about a business that the company of a workspace may buy.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import sellers from '#shared/language/lexicon/sellers.json' with { type: 'json' };
import { terms } from '../engine/terms.ts';
import type { Desk } from './desk.ts';
import { fileTitle } from './file-title.ts';
import { namesCompany } from './same-company.ts';

const speaksOfSellers = compile(sellers.sellers);

/** Passages that speak of sellers, and passages of one file. Set by hand. */
const [CONSIDERED, WHOLE_FILE] = [300, 200];

/** A paper that nowhere names the company and speaks of sellers is about the business that they sell. */
export const filesOfTarget = async (desk: Desk, company: string): Promise<ReadonlySet<string>> => {
  const { ko, en, ja } = sellers.sellers;
  const words = [...ko, ...en, ...ja].flatMap(terms);
  const hits = await desk.index.lexical({ scope: desk.scope, terms: [...new Set(words)], limit: CONSIDERED });
  const speaking = hits.flatMap(({ chunk }) => (speaksOfSellers(chunk.text).length > 0 ? chunk.fileId : []));
  const found = new Set<string>();
  for (const fileId of new Set(speaking)) {
    const chunks = await desk.index.range({ tenant: desk.scope.tenant, fileId, from: 0, to: WHOLE_FILE });
    const isNamed = chunks.some((chunk) => namesCompany(company, `${fileTitle(chunk)} ${chunk.text}`));
    if (chunks.length > 0 && !isNamed) found.add(fileId);
  }
  return found;
};
