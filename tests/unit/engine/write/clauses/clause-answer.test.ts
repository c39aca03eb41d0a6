// A clause of the one document that a question names answers it, by yes or no if stated; another document's does not.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const fileOf = (document: string, text: string, language: string) =>
  chunkOf({ fileId: `fil_${document}`, seq: 0, text }, { document, language });
const chunks = [
  fileOf(
    '유리병_공급계약서.md',
    '공급계약서\n공급자 주식회사 맑은유리와 매수인 주식회사 산들음료는 다음과 같이 계약한다.\n제1조 (계약기간) 2024년 3월 1일부터 2027년 2월 28일까지로 한다.\n제2조 (자동연장) 만료 60일 전까지 서면 통지가 없으면 1년씩 자동으로 연장된다.\n제5조 (지배권 변경) 매수인의 최대주주가 변경되는 경우 공급자는 본 계약을 해지할 수 있다.\n제8조 (독점) 본 계약은 독점적인 것이 아니다.',
    'ko',
  ),
  fileOf(
    'Lease Quay House.md',
    'Lease of Quay House\nLandlord: Brine Estates. Tenant: Tern Ltd.\n1. Term. From 1 May 2020 to 30 April 2030.\n2. Assignment. The tenant may not assign the lease without the landlord’s consent.\n3. Exclusivity. The tenant alone may use the quay.',
    'en',
  ),
  fileOf(
    '執行役員契約書_最高財務責任者.md',
    '契約書\n役職：最高財務責任者\n1. 年俸：2,400万円\n2. 契約期間：2025年4月1日から2027年3月31日まで\n3. 競業：退任後1年間は競合他社に就職してはならない。',
    'ja',
  ),
];
const ticked = async (query: string): Promise<string[]> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks
    .flatMap(sentencesOf)
    .filter(({ check, fit }) => check === 'verified' && fit === 'answers')
    .map(({ text }) => text);
};

it.each([
  ['맑은유리 계약은 언제 끝나나요?', ['2027년 2월 28일']],
  ['맑은유리 계약은 자동으로 연장되나요?', ['예.', '자동으로 연장된다']],
  ['산들음료의 최대주주가 바뀌면 맑은유리가 계약을 해지할 수 있습니까?', ['예.', '해지할 수 있다']],
  ['유리병 공급계약은 독점 계약입니까?', ['아니요.', '독점적인 것이 아니다']],
  ['May the lease of Quay House be assigned?', ['It depends on the condition in the clause.', 'without the landlord']],
  ['Who is the landlord of Quay House?', ['Brine Estates']],
])('%s', async (query, values) => {
  const answer = await ticked(query);

  expect(answer).toHaveLength(values.length);
  for (const [n, value] of values.entries()) expect(answer[n]).toContain(value);
});

it.each([
  '맑은유리 계약의 위약금은 얼마입니까?',
  '새벽농장 계약은 언제 끝나나요?',
  'When does the lease of Dock House end?',
  '最高経営責任者の年俸はいくらですか',
])('ticks nothing: %s', async (query) => {
  const answer = await ticked(query);

  expect(answer).toEqual([]);
});
