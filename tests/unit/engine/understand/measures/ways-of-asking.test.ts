// Everyday questions of three languages, with the measure that each asks for, and questions that ask for none.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';

const planned = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2024, 0, 1) });
const metricsOf = (query: string): string[] => planned(query).metrics.map(({ id }) => id);
const ratiosOf = (query: string): string[] => planned(query).ratios.map(({ id }) => id);

const METRICS: Readonly<Record<string, readonly string[]>> = {
  revenue: [
    '작년에 얼마 팔았어',
    '얼마치 팔았나요?',
    '2023년에 얼마어치를 팔았어?',
    '매상이 얼마였지',
    'How much did they sell last year?',
    'What were takings in 2023?',
    'What did the group take in?',
    'What does it turn over?',
    'いくら売ったの？',
    '売り上げはいくら？',
    '年商は？',
    'いくら売り上げた？',
  ],
  netIncome: [
    '세금 다 내고 남은 돈이 얼마야',
    '이것저것 다 떼고 얼마 남았어',
    '순익이 얼마야',
    '최종적으로 남은 돈은?',
    'What was the bottom line?',
    'What money was left over after tax?',
    'What was profit after tax?',
    'What was after-tax profit in 2023?',
    '最終赤字はいくら？',
    '税引き後のもうけは？',
    '最後に残った利益は？',
    '税金を払った後に残ったのはいくら',
  ],
  operatingIncome: [
    '본업으로 얼마 벌었어',
    '장사해서 얼마 남았어?',
    '본업에서 번 돈이 얼마야',
    '영업 적자가 얼마야',
    'What was trading profit?',
    'What was EBIT?',
    'What was profit before interest and tax?',
    'What did it make from its core business?',
    '本業のもうけは？',
    '本業でいくら稼いだ？',
    '営業赤字はいくら',
    '商売でもうけたのはいくら？',
  ],
  grossProfit: [
    '원가 빼고 얼마 남았어',
    '물건값 빼고 남은 돈은?',
    'What was left after cost of sales?',
    '荒利はいくら？',
  ],
  costOfSales: ['원가가 얼마 들었어', 'What did it pay for cost of goods?', '原価はいくら？', '판 물건의 원가는?'],
  ebitda: [
    '에비따가 얼마야',
    'What were earnings before interest, tax, depreciation and amortisation?',
    '償却前利益はいくら？',
  ],
  pretaxIncome: ['세금 내기 전에 얼마 남았어', 'What did it make before tax?', '税金を引く前の利益は？'],
  incomeTax: [
    '세금으로 얼마 나갔어',
    '법인세는 얼마 냈어?',
    'How much tax did they pay?',
    'What was the tax bill?',
    '税金にいくら払った？',
  ],
  interestExpense: ['이자로 얼마 나갔어', 'What was the interest bill?', '利払いはいくら？'],
  cash: [
    '통장에 얼마 있어',
    '손에 쥔 돈이 얼마야?',
    '은행에 있는 돈은 얼마?',
    'How much money is in the bank?',
    'What is the cash pile?',
    'How much cash is on hand?',
    '手元の金はいくら？',
    '手元のお金は？',
    '手持ちの現金はいくら',
  ],
  debt: [
    '빚이 얼마야',
    '빚이 전부 얼마나 돼?',
    '빌린 돈 얼마야',
    '은행 빚이 얼마나 있어?',
    'How much do they owe?',
    'How much is owed to the banks?',
    'How much does it owe its lenders?',
    'What are total borrowings?',
    '借金はいくら？',
    'いくら借りているの？',
    '借りているお金は全部でいくら',
    '借金の総額は？',
  ],
  receivables: [
    '외상매출금이 얼마야',
    '거래처에서 받을 돈이 얼마야',
    '물건 팔고 못 받은 돈은?',
    'How much are they owed by customers?',
    'How much do customers owe us?',
    'What are trade debtors?',
    '売掛はいくら？',
    '得意先からもらうお金は？',
  ],
  payables: [
    '외상매입금은 얼마야',
    '거래처에 줄 돈이 얼마야?',
    'How much do they owe suppliers?',
    'What are trade creditors?',
    '買掛はいくら？',
    '仕入先に払うお金はいくら',
  ],
  inventories: [
    '재고 얼마야',
    '재고가 얼마나 쌓였어?',
    '안 팔린 물건이 얼마야',
    'How much stock is on hand?',
    'What is the value of the stock?',
    'How much unsold stock is there?',
    '在庫はいくら？',
    '在庫金額は？',
  ],
  employees: [
    '사람을 몇 명 써?',
    '몇 명이 다녀?',
    '직원이 몇이야',
    '총인원이 몇 명이야?',
    'How many heads?',
    'How many are on the payroll?',
    'How many people does it employ?',
    'How big is the team?',
    '頭数は？',
    '社員は何人？',
    '何人雇っているの？',
    '総勢何人？',
  ],
  capex: [
    '설비에 얼마 썼어',
    '기계 사는 데 얼마 들었어?',
    'How much did it spend on equipment?',
    'What did they spend on plant and machinery?',
    '設備にいくら使った？',
    '機械にいくらかけた？',
  ],
  researchAndDevelopment: [
    '연구비 얼마 썼어',
    '연구하는 데 쓴 돈은?',
    'What is research spend?',
    '研究費はいくら？',
    '研究に使ったお金は？',
  ],
  dividends: [
    '배당 얼마 했어',
    '배당으로 나간 돈은 얼마야?',
    'How much was paid out to shareholders?',
    '配当にいくら回した？',
    '株主にいくら払った？',
  ],
  equity: ['순자산이 얼마야', 'What is its net worth?', '自前の資本はいくら？'],
  advertising: ['광고에 얼마 썼어', 'What was ad spend?', '広告費はいくら？'],
  operatingCashFlow: ['장사해서 들어온 현금은?', 'What was cash from trading?', '本業で稼いだ現金は？'],
};

const RATIOS: Readonly<Record<string, readonly string[]>> = {
  grossMargin: ['매출총이익율이 몇 프로야?', 'What is the GP margin?', '荒利率は何パーセント？'],
  operatingMargin: ['영업마진이 얼마야', 'What is the EBIT margin?', '本業の利益率は何パーセント'],
  netMargin: ['순이익율은?', 'What was the after-tax margin?', '純益率は？'],
  netDebtToEbitda: [
    '순차입금이 EBITDA의 몇 배야',
    'What is net debt as a multiple of EBITDA?',
    '純有利子負債はEBITDAの何倍？',
  ],
  debtToEbitda: ['빚이 EBITDA의 몇 배야', 'How many turns of debt is it?', '借金はEBITDAの何倍？'],
  interestCoverage: ['영업이익이 이자의 몇 배야', 'What is EBIT cover?', '営業利益は利息の何倍？'],
  costRatio: ['원가율이 몇 퍼센트야?', 'What is cost of sales as a percentage of revenue?', '原価率は？'],
  receivableDays: ['외상 회수 기간이 얼마야', 'What are debtor days?', '売掛の回収期間は？'],
  inventoryDays: ['재고가 며칠치야', 'How many stock days are there?', '在庫は何日分？'],
  payableDays: ['외상매입금 지급기간은?', 'What are creditor days?', '買掛の支払期間は？'],
  netDebt: ['현금 빼고 빚이 얼마야', 'What is net indebtedness?', '現金を引いた借金はいくら？'],
};

const RESULTS = [
  '작년에 얼마 벌었어',
  '작년에 얼마 남겼나',
  'Does it turn a profit?',
  'もうけはいくら？',
  'いくら稼いだ？',
];

const NONE = [
  '누가 지분을 얼마에 팔았어',
  '주식을 얼마나 팔았어?',
  '토지를 얼마나 팔았나요?',
  '얼마나 자주 만나?',
  '얼마 동안 독점이야?',
  '계약이 얼마나 남았어?',
  '재고 실사는 누가 해?',
  '재고가 얼마나 빨리 돌아?',
  '빚보증을 누가 섰어?',
  '부가세 얼마나 추징당했어?',
  '취득원가가 얼마야',
  '제조원가가 얼마야',
  '마이너스통장은 언제까지야',
  '이사회 인원은 몇 명이야?',
  '수용 인원은 몇 명이야?',
  '몇 명이 그만뒀어?',
  '외상값은 누가 갚아?',
  '통장은 누가 관리해?',
  'How much stock does the founder own?',
  'How many shares did he sell?',
  'How much did the seller sell the site for?',
  'How much do customers value the service?',
  'How much does it owe the landlord?',
  'How much does the director owe the company for tax?',
  'How much tax is withheld from the wages?',
  'Who stocks the product?',
  'Who is in the bank group?',
  'Who runs the payroll system?',
  'When is the tax relief lost?',
  'What is the notice period?',
  'How many people left?',
  'How much do they owe under the settlement?',
  'How much do we pay shareholders if we walk away?',
  'What is heading the agenda?',
  'Is the site owed to anyone?',
  '株をいくら売ったの？',
  '土地はいくらで売れる？',
  '土地をいくら売ったの？',
  '牛の頭数は？',
  '追徴された税金はいくら？',
  '製造原価はいくら？',
  '在庫がいくら廃棄された？',
  '도매상이 몇 군데야',
  'ツケは誰が払うの？',
  '手元に残す書類は？',
  '在庫は誰が数えるの？',
  '借りている部屋は何階？',
];

const pairsOf = (table: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(table).flatMap(([id, questions]) => questions.map((question): [string, string] => [question, id]));

describe('an everyday question', () => {
  it.each(pairsOf(METRICS))('“%s” asks for %s alone', (question, id) => {
    expect(metricsOf(question)).toEqual([id]);
  });

  it.each(pairsOf(RATIOS))('“%s” asks for the ratio %s', (question, id) => {
    expect(ratiosOf(question)).toEqual([id]);
  });

  it.each(RESULTS)('“%s” asks for the profits', (question) => {
    expect(metricsOf(question)).toEqual(['operatingIncome', 'ordinaryIncome', 'netIncome']);
  });

  it.each(NONE)('“%s” asks for no measure', (question) => {
    expect(metricsOf(question)).toEqual([]);
  });
});
