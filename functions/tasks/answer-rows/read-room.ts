// Reads what a row's answer is compared with: the beginnings of the files it cites, and the companies that it names.
import type { Answer, Reference } from '#shared/report/blocks.ts';
import { namesIn, otherCompanies } from '../../domain/checklists/other-companies.ts';
import type { RowRoom } from '../../domain/checklists/row-room.ts';
import { terms } from '../../engine/terms.ts';
import type { Index, Scope } from '../../ports/search-index.ts';

type RoomIndex = Pick<Index, 'range' | 'lexical'>;
export type Heads = (fileId: string) => Promise<string>;

/** Reads the beginning of each file once for all rows of a batch. */
export const headsOf = (index: Pick<Index, 'range'>, tenant: string): Heads => {
  const known = new Map<string, Promise<string>>();
  const read = async (fileId: string): Promise<string> =>
    (await index.range({ tenant, fileId, from: 0, to: 0 })).map(({ text }) => text).join('\n');
  return (fileId) => {
    const head = known.get(fileId) ?? read(fileId);
    known.set(fileId, head);
    return head;
  };
};

/** Passages with one of the names; enough to see whether it is a company's. */
const MAX_PASSAGES = 20;

const companiesIn = async (question: string, about: string, index: RoomIndex, scope: Scope): Promise<string[]> => {
  const names = namesIn(question);
  if (names.length === 0) return [];
  const hits = await index.lexical({ scope, terms: names.flatMap((name) => terms(name)), limit: MAX_PASSAGES });
  return otherCompanies(
    question,
    about,
    hits.map(({ chunk }) => chunk.text),
  );
};

export const readRoom = async (
  question: string,
  { about = '', scope }: { readonly about?: string | undefined; readonly scope: Scope },
  { references, alsoRead }: Pick<Answer, 'references' | 'alsoRead'>,
  named: readonly Reference[],
  { index, heads }: { readonly index: RoomIndex; readonly heads: Heads },
): Promise<RowRoom> => {
  const files = new Set([...references, ...alsoRead, ...named].flatMap(({ fileId }) => fileId ?? []));
  const read = await Promise.all([...files].map(async (fileId) => [fileId, await heads(fileId)] as const));
  return { about, others: await companiesIn(question, about, index, scope), heads: new Map(read) };
};
