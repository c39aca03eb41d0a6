// A contract term is answered by a line of the document that the question names, never of another document.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const fileOf = (document: string, text: string, language: string) =>
  chunkOf({ fileId: `fil_${document}`, seq: 0, text }, { document, language });
const chunks = [
  fileOf(
    'Lease Riverside laboratory.md',
    'Landlord: Elm Street LLC. Tenant: Alder Inc.\n3. Rent. Annual base rent is USD 868,000.\n5. Security deposit. USD 217,000.',
    'en',
  ),
  fileOf('Lease Harbour warehouse.md', 'Landlord: Dock LLC.\n4. Security deposit. USD 90,000.', 'en'),
  fileOf(
    'Employment agreement COO.md',
    'Between Alder Inc. and Dr Mira Stone, Chief Operating Officer.\nBase salary is USD 410,000 per year. The target bonus is 40% of base salary.',
    'en',
  ),
  fileOf(
    'Employment agreement head of sales.md',
    'Between Alder Inc. and Tom Reed.\nBase salary is USD 195,000 per year.',
    'en',
  ),
  fileOf(
    '서원공장_임대차계약서.md',
    '임대인 대청산업과 임차인 한결산업은 다음과 같이 계약한다.\n제2조 (보증금) 임대차보증금은 3억원으로 한다.\n제3조 (차임) 월 차임은 1,850만원으로 한다.',
    'ko',
  ),
  fileOf('본사_임대차계약서.md', '월 차임은 920만원이다.', 'ko'),
];
const ticked = async (query: string): Promise<string[]> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks
    .flatMap(sentencesOf)
    .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
    .map(({ text }) => text);
};

it.each([
  ['What is the security deposit under the Riverside lease?', 'USD 217,000'],
  ['What is the base salary of Dr Mira Stone?', 'USD 410,000'],
  ['서원공장의 월 차임은 얼마입니까?', '1,850만원'],
])('%s: %s', async (query, value) => {
  const [only, ...others] = await ticked(query);
  expect(only).toContain(value);
  expect(others).toEqual([]);
});

it.each([
  'What is the security deposit under the Osaka lease?',
  'What is the base salary of Dr Ann Lee?',
  '서원공장의 관리비는 얼마입니까?',
])('returns no term for %s', async (query) => {
  expect(await ticked(query)).toEqual([]);
});
