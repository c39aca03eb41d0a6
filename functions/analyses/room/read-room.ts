// Collects the passages of a run's files on a set of subjects: found by the words of each in any language, once per
// desk.
import type { Passage } from '../../engine/evidence.ts';
import { interned } from '../../engine/retrieve/intern.ts';
import { terms } from '../../engine/terms.ts';
import type { Desk } from '../desk.ts';
import { withOwners } from '../house-files.ts';
import { wordsOf } from './subject-entries.ts';

/** The limit of passages per subject. On the rooms of the first tests, 40 and 120 find the same sentences. */
const A_SUBJECT = 60;

/** Removes the pattern signs of `licen*` and `name … as`, which a text does not have. */
const plain = (word: string): string => word.replace(/[*#…^$]/g, ' ');

const read = async ({ index, scope }: Desk, subject: string): Promise<readonly Passage[]> => {
  const words = [...new Set(wordsOf(subject).map(plain).flatMap(terms))];
  const hits = await index.lexical({ scope, terms: words, limit: A_SUBJECT });
  return hits.map(({ chunk, score }) => ({ source: 'FILES', chunk: interned(chunk), score, signals: {} }));
};

const KNOWN = new WeakMap<Desk, Map<string, Promise<readonly Passage[]>>>();

const ofSubject = (desk: Desk, subject: string): Promise<readonly Passage[]> => {
  const known = KNOWN.get(desk) ?? new Map<string, Promise<readonly Passage[]>>();
  KNOWN.set(desk, known);
  const passages = known.get(subject) ?? read(desk, subject).then((found) => withOwners(desk, found));
  known.set(subject, passages);
  return passages;
};

export const readRoom = async (desk: Desk, subjects: readonly string[]): Promise<readonly Passage[]> => {
  const found = new Map<string, Passage>();
  for (const subject of subjects)
    for (const one of await ofSubject(desk, subject)) if (!found.has(one.chunk.id)) found.set(one.chunk.id, one);
  return [...found.values()];
};
