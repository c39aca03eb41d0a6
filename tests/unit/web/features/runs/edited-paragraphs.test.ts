// The paragraphs of a section as fields: original, edited, removed, and one to add.
import { expect, it } from 'vitest';
import type { Sentence } from '#shared/report/blocks.ts';
import type { ReportEdit } from '#shared/report/edits.ts';
import type { Section } from '#shared/report/report.ts';
import { editedParagraphs } from '#web/features/run/edited-paragraphs.ts';

const AT = '2026-11-20T00:00:00.000Z';
const editOf = (id: string, before: string, text: string): ReportEdit => ({
  id,
  sectionId: 'business',
  before,
  text,
  place: 0,
  references: [],
  by: { id: 'kim', name: 'Kim' },
  at: AT,
  version: 2,
});
const sentence = (text: string, editId?: string): Sentence => ({
  text,
  refs: editId ? [] : [1],
  check: 'verified',
  ...(editId ? { edit: { id: editId, by: 'Kim', at: AT, isOwn: true } } : {}),
});
const section: Section = {
  id: 'business',
  title: 'Business',
  status: 'done',
  blocks: [
    { kind: 'text', sentences: [sentence('It grew.'), sentence('Fast.')] },
    { kind: 'text', sentences: [sentence('First line.', 'edit_1')] },
    { kind: 'text', sentences: [sentence('Second line.', 'edit_1')] },
    { kind: 'text', sentences: [sentence('Added.', 'edit_3')] },
  ],
};

it('shows one field per paragraph, and one for an edit of several lines', () => {
  const edits = [
    editOf('edit_1', 'The machine’s.', 'First line.\nSecond line.'),
    editOf('edit_2', 'Left out.', ''),
    editOf('edit_3', '', 'Added.'),
  ];

  const fields = editedParagraphs(section, edits);

  expect(fields.map(({ before, text }) => [before, text])).toEqual([
    ['It grew. Fast.', 'It grew. Fast.'],
    ['The machine’s.', 'First line.\nSecond line.'],
    ['Left out.', ''],
    ['', 'Added.'],
  ]);
  expect(fields.map(({ edit }) => edit?.version)).toEqual([undefined, 2, 2, 2]);
});

it('ends with an empty field to add text', () => {
  expect(editedParagraphs({ ...section, blocks: [] }, []).map(({ before, text }) => [before, text])).toEqual([
    ['', ''],
  ]);
});
