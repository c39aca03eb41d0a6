// Which documents a question names by their kind, in three languages.
import { expect, it } from 'vitest';
import { namedDocuments } from '#functions/engine/understand/names/named-documents.ts';
import { blank } from '#functions/engine/understand/words/blank.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const memo = chunkOf(
  { text: 'a', fileId: 'fil_1' },
  { document: 'halden-interview.md', section: '경영진 인터뷰 > 계획' },
);
const report = chunkOf({ text: 'b', fileId: 'fil_2' }, { document: 'halden-report.pdf' });

it.each([
  ['경영진 인터뷰에서 말한 2026년 계획은?', '2026년 계획은?'],
  ['What does the interview say about 2026?', 'What does the 2026?'],
  ['経営陣インタビューで述べられた計画は？', '計画は?'],
])('%s names the interview', (question, rest) => {
  const named = namedDocuments(question, [memo, report]);
  expect(named?.fileIds).toEqual(['fil_1']);
  expect(
    blank(question.normalize('NFKC'), named?.places ?? [])
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(rest);
});

const charter = chunkOf({ text: 'c', fileId: 'fil_3' }, { document: 'halden-정관.docx' });
it.each([
  ['정관상 이사의 임기는?', '이사의 임기는?'],
  ['계약서상 해지 사유는?', undefined],
])('%s names the document on which something rests', (question, rest) => {
  const named = namedDocuments(question, [memo, report, charter]);
  expect(named && blank(question, named.places).trim()).toBe(rest);
});

it.each([
  ['no kind of document is named', '2026년 계획은?', [memo, report]],
  ['no document is of that kind', '의사록에서 말한 계획은?', [memo, report]],
  ['every document is', '인터뷰에서 말한 계획은?', [memo]],
])('finds none if %s', (_case, question, chunks) => expect(namedDocuments(question, chunks)).toBeUndefined());
