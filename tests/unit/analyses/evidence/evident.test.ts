// Which sentences of a data room are evidence on a company: no questions, no clauses, no boilerplate.
import { expect, it } from 'vitest';
import { isEvidenceIn, isMeeting } from '#functions/analyses/evidence/evident.ts';
import { tells } from '#functions/analyses/evidence/tells.ts';
import { aboutOf } from '#functions/analyses/room/report-subjects.ts';
import type { Want } from '#functions/analyses/room/want.ts';
import type { Passage } from '#functions/engine/evidence.ts';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const passageOf = (text: string, context = {}): Passage => ({
  ...{ source: 'FILES', score: 1, signals: {} },
  chunk: chunkOf({ text }, context),
});
const evidenceIn = (passage: Passage, want?: Want): string[] =>
  quotable(passage)
    .filter(isEvidenceIn([passage], want))
    .map(({ text }) => text);

it.each([
  [
    'Moderator: Welcome to the call of the brewery today.\nAnna Reed: How did the hop harvest affect costs?\nPaul Hart: Hops rose by 12% after a dry summer.\nAnna Reed: Will you raise prices this year?\nPaul Hart: We raised them by 3% in May of this year.',
    /^Paul Hart/,
  ],
  [
    '서지안: 보리 값은 어떻습니까?\n문태호: 보리는 9% 올랐고 홉은 그대로입니다.\n서지안: 납품이 늦었던데요.\n문태호: 두 번째 창고를 열고 나서 이틀 줄었습니다.',
    /^문태호/,
  ],
  [
    '越智：麦の仕入れはどこからですか。\n大原：北見の農家三十軒から仕入れています。\n越智：輸出の見通しは。\n大原：来年は台湾で一割伸びると見ています。',
    /^大原/,
  ],
])('quotes the answer in an interview, not the question', (text, answer) => {
  const found = evidenceIn(passageOf(text));

  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((one) => !answer.test(one))).toEqual([]);
});

const CLAUSES =
  '2.1 The Tenant shall pay rent of £40,000 a year.\n2.2 The Owners today hold 70% and 30% of the shares.\n2.3 There is no right to break the lease early.';

it("quotes a contract's facts with figures, and its duties if contracts are requested", () => {
  const lease = passageOf(CLAUSES, { document: 'brewery_lease.txt' });

  expect(evidenceIn(lease)).toEqual(['2.2 The Owners today hold 70% and 30% of the shares.']);
  expect(evidenceIn(lease, { subjects: ['terms'] })).toHaveLength(3);
});

it.each([['Lease > 제16조 (관할)'], ['第16条（管轄）']])('knows a clause by its own heading: %s', (section) => {
  const clause = passageOf('분쟁은 통영지방법원을 관할로 한다.', { document: 'paper.txt', section });

  expect(evidenceIn(clause, { subjects: ['litigation'] })).toEqual([]);
});

it('takes no event of default of a loan for a fact', () => {
  const loan = passageOf('제9조 (기한이익)\n가. 원리금을 5영업일 넘게 연체한 때', { document: 'brewery-loan.txt' });

  expect(evidenceIn(loan)).toEqual([]);
});

it('takes no definition and no set phrase', () => {
  const audit = { section: 'Brewery audit > 9. Definitions' };

  expect(evidenceIn(passageOf('Major: a failure of a required control of the kettles.', audit))).toEqual([]);
  expect(evidenceIn(passageOf('Forward-looking statements carry risks set out in our filings.'))).toEqual([]);
});

const toldIn = (text: string): string[] =>
  quotable(passageOf(text))
    .filter(tells)
    .map((one) => one.text);

it.each([
  ['아직 정해진 것은 없습니다.', 0],
  ['Debt comes first.', 0],
  ['まだ決まっていません。', 0],
  ['양조장 매각은 자문사에 직접 물어보세요.', 0],
  ['Two rival breweries closed in the valley.', 1],
  ['Churn of kegs was 4% last year.', 1],
])('finds in "%s" this number of independent statements: %i', (text, count) => {
  expect(toldIn(text)).toHaveLength(count);
});

it('quotes a short answer for its question', () => {
  const talk = '서지안: 가장 큰 경쟁자는 누구입니까?\n문태호: 한들양조입니다. 그렇습니다.';

  expect(toldIn(talk)).toContain('문태호: 한들양조입니다.');
  expect(toldIn(talk)).not.toContain('그렇습니다.');
});

it('reads the question as the heading of its own answer only', () => {
  const talk =
    'Anna Reed: What are your strengths?\nPaul Hart: Our own well and a kiln.\nAnna Reed: And the malt?\nPaul Hart: It comes from Fife by rail.';

  const about = quotable(passageOf(talk)).flatMap((one) => (/^Paul/.test(one.text) ? [aboutOf(one)] : []));

  expect(about.map(({ headed }) => headed.has('strength'))).toEqual([true, false]);
});

it.each([
  [
    'B1. The Grower delivers 400 tonnes a season.\nB2. The Mill may reject 5% of a load.',
    'B2. The Mill may reject 5% of a load.',
  ],
  [
    '제7조 (운송) 을은 갑의 동의를 얻어 다른 운송인을 쓸 수 있다.',
    '제7조 (운송) 을은 갑의 동의를 얻어 다른 운송인을 쓸 수 있다.',
  ],
])('does not take the number of a clause for a figure: %s', (text, clause) => {
  expect(evidenceIn(passageOf(text, { document: 'paper.txt' }))).not.toContain(clause);
});

it.each([
  ['4.1 Charges are invoiced on the number of kegs each month.', 'Brindle_subscription_agreement.txt', undefined],
  ['第4条 基本給は月21万円から始まり、等級により定まる。', 'chingin.md', undefined],
  ['Prepayment within two years: 1% of the amount prepaid.', 'facility-letter.md', '2. Repayment'],
])('describes nobody by a numbered clause: %s', (text, document, section) => {
  const passage = passageOf(text, { document, ...(section ? { section: `Letter > ${section}` } : {}) });

  expect(evidenceIn(passage, { subjects: ['headcount'] })).toEqual([]);
  expect(evidenceIn(passage, { subjects: ['debt'] })).toHaveLength(1);
});

it.each([
  ['Made by Ferris Advisers for the bidder, 11 to 15 May 2026.'],
  ['Source: Brewing Monthly, from companies and ports in 2025.'],
  ['공시와 업계 탐문 12건을 바탕으로 함.'],
  ['自動車用の工程2件は範囲に含めていない。'],
])('takes nothing that a paper says of itself: %s', (text) => {
  expect(evidenceIn(passageOf(text))).toEqual([]);
});

it.each([
  ['第2号議案 窯の更新の件\n審議の結果、継続審議とした。', true],
  ['제2호 의안: 가마 교체\n전원 찬성으로 가결하였다.', true],
  ['第2号議案 取締役選任の件\n候補者は次のとおりである。', false],
])('knows minutes without a title by an item and its decision: %s', (text, expected) => {
  expect(isMeeting(passageOf(text, { document: 'kaigi-0424.txt' }))).toBe(expected);
});

const CLAUSE_2 = '2.1 The Brewer sells each keg at £84. %s\n2.3 The Brewer sells each cask at £61.';

it.each(['[Superseded – see Deed of Variation.]', '【令和5年9月29日付覚書により変更】', '(2024. 3. 2. 합의로 변경됨)'])(
  'takes a clause for no evidence that is marked as out of force: %s',
  (mark) => {
    const contract = passageOf(CLAUSE_2.replace('%s', mark), { document: 'keg_supply_agreement.txt' });

    expect(evidenceIn(contract, { subjects: ['prices'] })).toEqual(['2.3 The Brewer sells each cask at £61.']);
  },
);

it('takes a paper on an accident for evidence on nothing else, unless its own words are', () => {
  const text =
    'At 10.04 the bottling line of the new hall came to a stand.\nOur customers in the north were served from Hull.';
  const memo = passageOf(text, { document: 'memo_outage_may.md' });

  expect(evidenceIn(memo, { subjects: ['customers'] })).toEqual(['Our customers in the north were served from Hull.']);
  expect(evidenceIn(memo, { subjects: [], stances: ['risk'] })).toHaveLength(2);
});

it('wants more of a remark in a conversation, which leans on what others said', () => {
  const remark = 'They would rather have three smaller kilns.';
  const talk = passageOf(
    `Anna Reed: Is that so?\nPaul Hart: It is. ${remark}\nAnna Reed: And the hops?\nPaul Hart: Hops rose by 12%.`,
  );
  const told = (passage: Passage) => quotable(passage).filter((one) => one.text === remark && tells(one));

  expect(told(passageOf(remark))).toHaveLength(1);
  expect(told(talk)).toHaveLength(0);
});
