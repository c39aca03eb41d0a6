// Only the requested rows of a register, with the requested columns.
import { expect, it } from 'vitest';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const registerOf = (document: string, language: string, rows: readonly string[]) =>
  chunkOf(
    { fileId: `fil_${document}`, seq: 0, kind: 'table', text: rows.map((row) => row.replaceAll(',', '\t')).join('\n') },
    { document, language },
  );
const chunks = [
  registerOf('산들음료_차입금현황.csv', 'ko', [
    '차입처,잔액(백만원),금리(%),만기일,담보',
    '한빛은행,9600,4.15,2028-06-30,공장 토지',
    '새솔은행,3200,5.35,2026-09-15,무담보',
    '동해저축은행,1500,7.80,2026-03-31,무담보',
  ]),
  registerOf('Tern contracts.csv', 'en', [
    'Counterparty,End,Annual value (GBP thousand),Auto-renewal,Notice (months)',
    'Halden Freight,2027-03-31,17980,No,12',
    'Mossley Data,2026-12-31,890,Yes,3',
    'Orrery Labs,2029-06-14,,Yes,',
  ]),
  registerOf('青葉印刷_訴訟一覧.csv', 'ja', [
    '事件名,相手方,請求額（百万円）,状況',
    '代金請求,東和紙業,64,係属中',
    '著作権侵害,写真家,12,和解',
    '残業代請求,元従業員,21,係属中',
  ]),
  registerOf('青葉印刷_借入一覧.csv', 'ja', [
    '借入先,種類,残高,利率,期限',
    '西浜銀行,証書貸付,180,TIBOR+0.70%,2028-09-30',
    '南信金庫,当座貸越,40,1.35%,2026-12-31',
  ]),
  registerOf('늘봄병원 운영현황.xlsx', 'ko', [
    '병원,병상 수,2024년 의료수익,2025년 의료수익,2025년 의료이익,병상가동률',
    '강변늘봄병원,412,98420,104310,7240,87.4',
    '누리요양병원,150,14210,13690,-420,91.2',
  ]),
  registerOf('ひなた食堂_業態別.xlsx', 'ja', [
    '業態,店舗数,前年同期売上高,当第3四半期累計売上高,営業利益（百万円）',
    '定食店,61,3905,3720,95',
    '宅配・惣菜,14,820,1140,△62',
  ]),
];
const ask = async (query: string): Promise<Answer> => askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
const tableIn = ({ blocks }: Answer): string[][] => {
  const table = blocks.find(({ kind }) => kind === 'table');
  return table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
};
const ticked = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows
          .flat()
          .filter(({ check }) => check === 'verified')
          .map(({ text }) => text)
      : [],
  );

it.each([
  ['한빛은행 차입금 잔액은?', [['한빛은행', '9600']]],
  ['강변늘봄병원의 2025년 의료수익은 얼마야?', [['강변늘봄병원', '104310']]],
  ['宅配・惣菜の営業利益は', [['宅配・惣菜', '△62']]],
  ['定食店の当第3四半期累計売上高はいくらですか', [['定食店', '3720']]],
  [
    '금리가 5%를 넘는 차입은 무엇인가요?',
    [
      ['새솔은행', '5.35'],
      ['동해저축은행', '7.80'],
    ],
  ],
  [
    '2026년에 만기가 되는 차입금은?',
    [
      ['새솔은행', '2026-09-15'],
      ['동해저축은행', '2026-03-31'],
    ],
  ],
  [
    '담보 없는 차입은 어디서 빌렸나?',
    [
      ['새솔은행', '무담보'],
      ['동해저축은행', '무담보'],
    ],
  ],
  [
    'Which contracts renew automatically?',
    [
      ['Mossley Data', 'Yes'],
      ['Orrery Labs', 'Yes'],
    ],
  ],
  ['Which contracts are worth more than GBP 5 million a year?', [['Halden Freight', '17980']]],
  ['What is the notice period of the Mossley Data contract?', [['Mossley Data', '3']]],
  ['青葉印刷の西浜銀行の借入の金利は', [['西浜銀行', 'TIBOR+0.70%']]],
  [
    '青葉印刷に係属中の訴訟はありますか',
    [
      ['代金請求', '係属中'],
      ['残業代請求', '係属中'],
    ],
  ],
])('%s', async (query, rows) => {
  const answer = await ask(query);

  expect(tableIn(answer)).toEqual(rows);
  expect(ticked(answer)).toEqual(rows.map(([, value]) => value));
});

it('answers that some exist', async () => {
  const { blocks } = await ask('青葉印刷に係属中の訴訟はありますか');

  expect(blocks[0]).toMatchObject({ kind: 'text', sentences: [{ text: 'はい。', check: 'verified' }] });
});

it.each([
  '부산은행 차입금 잔액은?',
  'What is the notice period of the Orrery Labs contract?',
  'What is the notice period of the Omnia contract?',
])('ticks nothing for %s', async (query) => {
  expect(ticked(await ask(query))).toEqual([]);
});

it('ticks no cell if the requested column is for another year', async () => {
  expect(ticked(await ask('누리요양병원의 2024년 의료이익은?'))).toEqual([]);
});

it('returns two columns requested together, one by a word of its header', async () => {
  expect(ticked(await ask('누리요양병원의 병상 수와 가동률은?'))).toEqual(['150', '91.2']);
});

it('returns the line of a segment, not the customers in it', async () => {
  const customers = registerOf('솔빛전선_고객사.csv', 'ko', [
    '고객사,부문,2025년 매출(백만원)',
    '다온조선,선박케이블,4120',
    '바른건설,건설전선,3980',
  ]);
  const segments = chunkOf(
    {
      fileId: 'fil_report',
      seq: 1,
      kind: 'table',
      text: '구분\t2025년\t2024년\n선박케이블\t31,200\t28,700\n건설전선\t44,100\t45,900\n매출액 합계\t75,300\t74,600',
    },
    {
      document: '솔빛전선_사업보고서_2025.pdf',
      language: 'ko',
      section: '부문별 매출액',
      unit: '(단위 : 백만원)',
      company: '솔빛전선',
    },
  );

  const answer = await askOffline('선박케이블 매출은?', [customers, segments], { now: Date.UTC(2026, 5, 1) });

  expect(ticked(answer)).not.toContain('4120');
  expect(ticked(answer)).toContain('31,200');
});
