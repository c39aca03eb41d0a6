// Questions over short documents: clauses under numbered titles, lists and rows.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2025, 5, 1);

const LOAN = [
  chunkOf(
    {
      text: [
        '대출약정서',
        '차주: 한들제지 주식회사',
        '1. 이자율',
        'A트랜치의 이자율은 연 5.1%로 하고, B트랜치의 이자율은 연 7.4%로 한다.',
        '2. 담보',
        '(1) 군산 공장에 대한 근저당권',
        '(2) 대표이사 보유주식에 대한 질권',
        '3. 조기상환',
        '차주는 조기상환하는 경우 상환금액의 0.8%를 수수료로 지급한다.',
      ].join('\n'),
      seq: 0,
    },
    { document: '대출약정서_한들제지.txt', language: 'ko' },
  ),
];
const PERMITS = [
  tableChunk(
    [
      ['인허가명', '관할기관', '만료일', '사업장'],
      ['폐수배출시설 허가', '나주시', '2027-03-31', '나주공장'],
      ['지하수 이용 허가', '담양군', '2026-08-20', '담양공장'],
      ['고압가스 저장 허가', '담양군', '2025-11-02', '담양공장'],
    ],
    { document: '인허가대장_새벽유업.csv', language: 'ko' },
  ),
];

it.each([
  ['한들제지 B트랜치 금리는?', LOAN, ['7.4%']],
  ['한들제지 대출의 담보를 전부 알려줘', LOAN, ['근저당권', '질권']],
  ['담양공장이 가진 인허가를 모두 나열해줘', PERMITS, ['2026-08-20', '2025-11-02']],
])('answers: %s', async (question, chunks, says) => {
  const ticked = tickedIn(await askOffline(question, chunks, { now: NOW }));

  for (const one of says) expect(ticked).toContain(one);
});

it.each([
  ['한들제지 C트랜치 금리는 얼마인가요?', LOAN],
  ['화순공장의 폐수배출시설 허가는 언제 만료되나요?', PERMITS],
])('ticks nothing for another item: %s', async (question, chunks) => {
  expect(tickedIn(await askOffline(question, chunks, { now: NOW }))).toBe('');
});
