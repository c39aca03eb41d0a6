// The days on which a company's agreements were signed are part of its history.
import { expect, it } from 'vitest';
import { signedAgreements } from '#functions/analyses/evidence/signed-agreements.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Alder Kilns';

it.each([
  ['03_Clay_supply_agreement.txt', 'CLAY SUPPLY AGREEMENT\nSigned 30 August 2021\nSupplier: Tarn Pits', '2021-08-30'],
  ['점토 공급계약서.txt', '점토 공급계약서\n체결일: 2023년 5월 12일\n공급자: 탄 점토', '2023-05-12'],
  ['粘土売買契約書.html', '甲は粘土を売り渡す契約を結ぶ。\n2023年3月24日\n甲 タルン粘土', '2023-03-24'],
])('%s', async (document, text, date) => {
  const chunks = [chunkOf({ text }, { company, document })];

  const entries = await signedAgreements(contextFor({ type: 'BusinessEvolution', inputs: { company }, chunks }));

  expect(entries).toMatchObject([{ date, sentences: [{ check: 'verified' }] }]);
  expect(entries[0]?.sentences[0]?.text).not.toMatch(/\d|\.txt/u);
});

it('lists no agreement of the years to come, and no other paper', async () => {
  const chunks = [
    chunkOf({ text: 'Signed 3 May 2031' }, { company, document: 'Clay supply agreement.txt' }),
    chunkOf({ text: 'Signed 3 May 2021' }, { company, document: 'Annual report.txt' }),
  ];

  expect(await signedAgreements(contextFor({ type: 'BusinessEvolution', inputs: { company }, chunks }))).toEqual([]);
});
