// Limits with their figure, columns of a year, and cells with a status.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const registerOf = (document: string, language: string, rows: readonly string[]) =>
  chunkOf(
    { fileId: `fil_${document}`, seq: 0, kind: 'table', text: rows.map((row) => row.replaceAll(',', '\t')).join('\n') },
    { document, language },
  );
const chunks = [
  registerOf('산들음료_거래처.csv', 'ko', [
    '거래처,2024년 매출(백만원),2025년 매출(백만원),결제조건(일)',
    '누보상사,3120,4480,60',
    '해오름,5200,3900,90',
    '올데이,2750,3340,45',
  ]),
  registerOf('Tern agreements.csv', 'en', [
    'Contract,Counterparty,Renewal,Exclusive,Value (USD thousand)',
    'Distribution,Van Rees,Automatic,Yes,3400',
    'Supply,Kestrel,By agreement,No,5150',
    'Research,Harrow,None,No,780',
  ]),
];
const rowsFor = async (query: string): Promise<string[][]> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  const table = blocks.find(({ kind }) => kind === 'table');
  return table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
};

it.each([
  [
    '결제조건이 60일 이상인 거래처는?',
    [
      ['누보상사', '60'],
      ['해오름', '90'],
    ],
  ],
  ['올데이 2025년 매출은?', [['올데이', '3340']]],
  ['Which Tern contracts renew automatically?', [['Distribution', 'Automatic']]],
  ["Which of Tern's contracts is exclusive?", [['Distribution', 'Yes']]],
  ['What is the value of the Kestrel contract?', [['Supply', '5150']]],
])('%s', async (query, rows) => {
  const found = await rowsFor(query);

  expect(found).toEqual(rows);
});
