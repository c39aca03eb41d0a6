// Statements without the kind of thing that a question asks for.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { isNotOfKind } from '#functions/engine/write/account/not-of-kind.ts';
import type { Statement } from '#functions/engine/write/account/statements.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const planOf = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });
const quote = (text: string): Statement => ({
  ...{ of: { text, refs: [1], check: 'verified' }, text, cited: [], kind: 'quote', isJudged: false },
});
const underHead = (label: string, text: string): Statement => {
  const row = [{ text: '堤防の件' }, { text, check: 'verified' as const }];
  const table = { kind: 'table' as const, columns: [{ label: '件名' }, { label }], rows: [row] };
  return { of: row, table, text: `${label} ${text}`, cited: [], kind: 'row', isJudged: false };
};
const rowOf = (...texts: readonly string[]): Statement => {
  const row = texts.map((text) => ({ text, check: 'verified' as const }));
  const table = { kind: 'table' as const, columns: texts.map(() => ({ label: '' })), rows: [row] };
  return { of: row, table, text: texts.join(' '), cited: [], kind: 'row', isJudged: false };
};

describe('a statement is no answer', () => {
  it.each([
    ['창고 임차료 얼마야', rowOf('R-07', '부산 2창고')],
    ['堤防の件の請求額はいくらですか', underHead('件数（件）', '52')],
    ['倉庫の賃料いくら', rowOf('R-07', '第2倉庫', '2027-03-31')],
    ['임차료는 언제 냈어', rowOf('임차료의 지급', '(1,200)', '(1,100)')],
    ['what did management say about 2027', rowOf('Facility B', '28,500', 'November 2027')],
    ['森下さんの後任は誰ですか', rowOf('取締役', '森下良平', '生産')],
    ['Larsenさん、桟橋の工事に何て言ってた', quote('桟橋の工事は来年に終える。')],
    ['what did Larsen say about the pier', rowOf('Pier', 'Larsen', '1,200')],
    ['total cost of the outage', quote('It was a small one, in May, and took forty minutes.')],
    ['정전의 총비용', quote('정전은 5월에 40분간 이어졌다.')],
    ['停電の損害額はいくら', quote('停電は5月に40分間続いた。')],
    ['how much was the old mill sold for', rowOf('P-04', 'Old mill', 'sold 17/03/2025')],
    ['係争中の訴訟', quote('本契約に関する紛争は、広島地方裁判所を専属的合意管轄裁判所とする。')],
    ['진행중인 소송 뭐 있어', quote('이 계약에 관한 소송은 춘천지방법원을 관할 법원으로 한다.')],
    ['kiln sales growth on the prior year', rowOf('Kiln sales', '4', 'Ida Moss')],
    ['윤서진 지분 얼마에 팔았어', rowOf('윤서진', '18.0%', '14.4%')],
    ['how many sites in the estate', rowOf('Quay Road', '96', '812,400')],
    ['取引先って何社ある', rowOf('大森商会', '3,102', '14.1％')],
    ['거래처 몇 곳이나 돼', rowOf('한길마트', '12,950')],
    ['社員何人いる', rowOf('倉敷工場', '218')],
    ['how many employees do you have', rowOf('Leeds plant', '40')],
    ['any patents or trademarks?', quote('Intellectual property.')],
  ])('to "%s"', (question, statement) => {
    expect(isNotOfKind(planOf(question), statement)).toBe(true);
  });

  it.each([
    ['창고 임차료 얼마야', rowOf('R-07', '부산 2창고', '1,200')],
    ['임차료는 언제 냈어', rowOf('임차료', '2025-04-30', '1,200')],
    ['会計士への支払い', quote('会計士の報酬は3百万円である。')],
    ['森下さんの後任は誰ですか', quote('森下良平の後任は大野圭介である。')],
    ['how many sites in the estate', underHead('Number of sites', '41')],
    ['取引先って何社ある', rowOf('取引先', '41社')],
    ['거래처 몇 곳이나 돼', rowOf('그 밖 214곳', '34,307')],
    ['매장이 몇 개야', underHead('매장 수', '41')],
    ['社員何人いる', rowOf('計', '742')],
    ['how many employees do you have', rowOf('Employees', '742')],
    ['any patents or trademarks?', quote('The company holds no patents.')],
    ['객실 점유율 몇 퍼센트야', quote('객실 점유율은 64%이다.')],
    ['점유율이 몇 퍼센트를 넘으면 추가 임차료를 내?', quote('점유율이 70%를 넘으면 추가 임차료를 낸다.')],
    ['total cost of the outage', quote('The outage cost £86k in credits.')],
    ['how much was the old mill sold for', rowOf('P-04', 'Old mill', 'sold for 1,240,000')],
    ['堤防の件の請求額はいくらですか', underHead('請求額（百万円）', '52')],
    ['how many welders work there', quote('The yard employs 140 welders.')],
    ['係争中の訴訟', quote('退職者2名の残業代請求が広島地方裁判所に係属している。')],
  ])('but may be one to "%s"', (question, statement) => {
    expect(isNotOfKind(planOf(question), statement)).toBe(false);
  });
});

describe('the row of another company', () => {
  const text = '회사\t점유율\n솔잎타일\t31%\n버들타일\t24%';
  const rowIn = (name: string, share: string): Statement => {
    const chunk = chunkOf({ text, kind: 'table' }, { document: '시장.md', language: 'ko' });
    const quoted = `${name}\t${share}`;
    const start = text.indexOf(quoted);
    const cited = [{ n: 1, source: 'FILES' as const, chunk, start, end: start + quoted.length, quote: quoted }];
    return { ...rowOf(name, share), cited };
  };
  const ofHouse = (query: string) => ({ ...planOf(query), names: ['솔잎타일'] });

  it('does not say what is ours', () => {
    expect(isNotOfKind(ofHouse('우리 점유율이 몇 퍼센트야'), rowIn('버들타일', '24%'))).toBe(true);
    expect(isNotOfKind(ofHouse('우리 점유율이 몇 퍼센트야'), rowIn('솔잎타일', '31%'))).toBe(false);
  });

  it('may be one to a question that names no side', () => {
    expect(isNotOfKind(ofHouse('버들타일 점유율이 몇 퍼센트야'), rowIn('버들타일', '24%'))).toBe(false);
  });
});
