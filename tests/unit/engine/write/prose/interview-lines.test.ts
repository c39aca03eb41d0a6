// An interview answers with the lines after the question asked in it, never with that question.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const chunks = [
  chunkOf(
    {
      fileId: 'fil_1',
      seq: 0,
      text: '問：なぜ2025年度は減益になったのですか。\n答：焼却炉の定期修繕と燃料費の高騰により減益となりました。\n問：後継者はいますか。\n答：長男の羽田野航が専務として2028年に継ぐ予定です。',
    },
    { document: '清流環境_社長面談.md', language: 'ja' },
  ),
  chunkOf(
    { fileId: 'fil_2', seq: 0, text: 'Q. 가동률은 어느 정도입니까?\nA. 2025년 평균 가동률은 84%였습니다.' },
    { document: '도담정밀_인터뷰.md', language: 'ko' },
  ),
];
const ticked = async (query: string): Promise<string[]> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks
    .flatMap(sentencesOf)
    .filter(({ check }) => check === 'verified')
    .map(({ text }) => text);
};

it.each([
  ['清流環境の後継者は誰ですか', '答：長男の羽田野航が専務として2028年に継ぐ予定です。'],
  ['도담정밀 가동률은 어느 정도입니까?', 'A. 2025년 평균 가동률은 84%였습니다.'],
])('%s', async (query, answer) => {
  const found = await ticked(query);

  expect(found).toEqual([answer]);
});
