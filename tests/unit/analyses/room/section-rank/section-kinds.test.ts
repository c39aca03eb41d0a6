// Kinds of sections: their questions and subjects exist, and no question belongs to two.
import { expect, it } from 'vitest';
import {
  kindOfQuestion,
  questionsOfKind,
  SECTION_KINDS,
  subjectsOfKind,
} from '#functions/analyses/room/section-rank/section-kinds.ts';
import { WANTS } from '#functions/analyses/room/section-subjects.ts';
import { ENTRIES } from '#functions/analyses/room/subject-entries.ts';
import analyses from '#shared/i18n/en/analyses.json' with { type: 'json' };

const QUESTIONS = new Set([...Object.keys(WANTS), ...Object.keys(analyses.ask)]);

it('are asked for by questions of the catalog, each of one kind', () => {
  for (const kind of SECTION_KINDS)
    for (const key of questionsOfKind(kind)) {
      expect(kindOfQuestion(key), key).toBe(kind);
      expect(QUESTIONS.has(key), key).toBe(true);
    }
});

it('rest on subjects of the lexicon', () => {
  const known = new Set(ENTRIES.map(({ id }) => id));
  expect(SECTION_KINDS.flatMap(subjectsOfKind).filter((id) => !known.has(id))).toEqual([]);
});
