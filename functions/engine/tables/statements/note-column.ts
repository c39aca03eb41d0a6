// Finds the column of note references in a statement, whose numbers are not amounts.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import noteColumns from '#shared/language/lexicon/note-columns.json' with { type: 'json' };
import type { Line } from '../cells.ts';

const wordsIn = compile(noteColumns);

export const headsNotes = (heading: string): boolean => {
  const text = heading.trim().replace(/[.:]$/, '');
  const [found] = wordsIn(text);
  return found?.start === 0 && found.end === text.length;
};

/** Returns its cell index. */
export const notesAt = (lines: readonly Line[]): number | undefined =>
  lines
    .filter(({ cells, values }) => values.length === 0 && cells.length > 1)
    .flatMap(({ cells }) => cells)
    .find(({ index, text }) => index > 0 && headsNotes(text))?.index;
