// Tells whether a company that a file names wrote the file or only occurs in it.
import { escaped } from '#shared/language/escaped.ts';
import letterTitles from '#shared/language/lexicon/letter-titles.json' with { type: 'json' };
import type { Chunk } from '../ports/search-index.ts';
import type { Desk } from './desk.ts';
import { fileTitle } from './file-title.ts';
import { isSameCompany, namesCompany } from './same-company.ts';

const FIRST_OF = new WeakMap<Desk, Map<string, Promise<readonly Chunk[]>>>();

/** In characters: the letterhead, the title and the parties of a paper. Set by hand. */
const OPENING = 400;

/** Who gets a letter: `To: The Directors, Kestwick plc` in English, and at the end of a line in Korean and Japanese. */
const { ko, en, ja } = letterTitles.addressee;
const anyOf = (words: readonly string[]): string => words.map(escaped).join('|');
const TO = new RegExp(`^\\s*(?:${anyOf(en)})|(?:${anyOf([...ko, ...ja])})\\s*$`, 'iu');

const firstOf = (desk: Desk, chunk: Chunk): Promise<readonly Chunk[]> => {
  const known = FIRST_OF.get(desk) ?? new Map<string, Promise<readonly Chunk[]>>();
  FIRST_OF.set(desk, known);
  const read =
    known.get(chunk.fileId) ?? desk.index.range({ tenant: desk.scope.tenant, fileId: chunk.fileId, from: 0, to: 0 });
  known.set(chunk.fileId, read);
  return read;
};

const isAddressed = (company: string, opening: string): boolean =>
  opening.split('\n').some((line) => TO.test(line) && namesCompany(company, line));

/** A company that a file names in its title or its opening wrote it, unless to the company; one named later occurs in it. */
export const isMentioned = async (desk: Desk, company: string, chunk: Chunk): Promise<boolean> => {
  const { company: stated } = chunk.context;
  if (stated === undefined || isSameCompany(stated, company) || namesCompany(stated, fileTitle(chunk))) return false;
  const [first] = await firstOf(desk, chunk);
  if (first === undefined) return false;
  const opening = first.text.slice(0, OPENING);
  return isAddressed(company, opening) || !namesCompany(stated, `${fileTitle(first)} ${opening}`);
};
