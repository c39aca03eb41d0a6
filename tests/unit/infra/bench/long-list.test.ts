// The made documents and list of the bench: as many as it says, named apart, and read as a list of questions.
import { expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { madeDocuments, madeList } from '#infra/bench/long-list/room.ts';

it('is 490 documents with different names, each with bytes', () => {
  const documents = madeDocuments();

  expect(new Set(documents.map(({ filename }) => filename)).size).toBe(490);
  expect(documents.every(({ bytes, filename }) => bytes.length > 0 && !/[{}]/.test(filename))).toBe(true);
});

it('is a list of 189 questions, with requests among them', () => {
  const { rows } = readList(madeList());

  expect(rows).toHaveLength(189);
  expect(rows.filter(({ kind }) => kind === 'request').length).toBeGreaterThan(10);
});
