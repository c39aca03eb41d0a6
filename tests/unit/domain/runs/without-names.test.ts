// A report for the other side leaves out names: always those of customers, and the company's in a teaser.
import { describe, expect, it } from 'vitest';
import { withoutNames } from '#functions/domain/runs/without-names.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const sentence = (text: string) => ({ text, refs: [1], check: 'verified' as const });
const text = (...sentences: readonly string[]): Block => ({ kind: 'text', sentences: sentences.map(sentence) });
const reportOf = (language: 'ko' | 'en' | 'ja', ...blocks: readonly Block[]): Report => ({
  ...sampleReport(language),
  title: '느릅물산 티저',
  sections: [{ id: 'one', title: '고객', status: 'done', blocks: [...blocks] }],
});
const wordsOf = ({ sections }: Report): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? block.sentences.map((one) => one.text) : [])),
  );

const CUSTOMERS = ['단풍제약', '자작통상'];
const COMPANY = { names: ['느릅물산'], instead: '대상회사' };

describe('a report without names', () => {
  it('replaces customers by letters in prose, tables and charts, with the right particles', () => {
    const table: Block = { kind: 'table', columns: [{ label: '고객' }], rows: [[{ text: '자작통상', refs: [2] }]] };
    const report = reportOf(
      'ko',
      text('단풍제약은 가장 큰 고객입니다.', '㈜자작통상과의 거래는 오래되었습니다.'),
      table,
    );

    const hidden = withoutNames(report, { customers: CUSTOMERS });

    expect(wordsOf(hidden)).toEqual(['고객 A는 가장 큰 고객입니다.', '고객 B와의 거래는 오래되었습니다.']);
    expect(hidden.sections[0]?.blocks[1]).toMatchObject({ rows: [[{ text: '고객 B', refs: [2] }]] });
  });

  it("uses letters of the report's language", () => {
    const report = reportOf('en', text('The largest customer is 단풍제약.'));

    expect(wordsOf(withoutNames(report, { customers: CUSTOMERS }))).toEqual(['The largest customer is Customer A.']);
  });

  it('names the company by its code name, without its legal form', () => {
    const report = reportOf('ko', text('주식회사 느릅물산은 냉동 창고를 빌려줍니다.'));

    const hidden = withoutNames(report, { customers: [], company: { ...COMPANY, instead: 'Alder' } });

    expect(wordsOf(hidden)).toEqual(['Alder는 냉동 창고를 빌려줍니다.']);
    expect(hidden.title).toBe('Alder 티저');
  });

  it('calls the company by one name', () => {
    const one = (language: 'ko' | 'ja', own: string, instead: string) =>
      wordsOf(withoutNames(reportOf(language, text(own)), { customers: [], company: { ...COMPANY, instead } }));

    expect(one('ko', '규제가 바뀌어, 회사는 어선 두 척을 삽니다.', '느티')).toEqual([
      '규제가 바뀌어, 느티는 어선 두 척을 삽니다.',
    ]);
    expect(one('ko', '지주 회사는 배를 빌립니다.', '대상회사')).toEqual(['지주 회사는 배를 빌립니다.']);
    expect(one('ja', '会社は漁船を二隻買います。', '対象会社')).toEqual(['対象会社は漁船を二隻買います。']);
  });

  it('has no expiry date of a contract and no lawsuit in a teaser', () => {
    const report = reportOf(
      'ko',
      text(
        '단풍제약과의 계약은 2026년 12월에 끝납니다.',
        '퇴직금 청구 소송이 계류 중입니다.',
        '2025년 매출은 늘었습니다.',
      ),
    );

    expect(wordsOf(withoutNames(report, { customers: CUSTOMERS, company: COMPANY }))).toEqual([
      '2025년 매출은 늘었습니다.',
    ]);
  });

  it('names no product, place or partner in a teaser', () => {
    const table: Block = {
      kind: 'table',
      columns: [{ label: 'Product' }, { label: 'Revenue' }],
      rows: [
        [{ text: 'Larkspur' }, { text: '12' }],
        [{ text: 'Total' }, { text: '12' }],
      ],
    };
    const sentences = text(
      'Elm Dairies sells Larkspur to 40 shops.',
      'Elm Dairies builds a creamery in Whitby by the end of 2027.',
      'Since the purchase of Harrow Farms, churn has fallen.',
      'EBITDA grew in March 2025.',
      "The company's margin and the group's ERP costs rose: Churn fell.",
    );
    const elm = { names: ['Elm Dairies'], instead: 'the Company' };

    const hidden = withoutNames(reportOf('en', sentences, table), { customers: [], company: elm });

    expect(wordsOf(hidden)).toEqual([
      'The Company builds a creamery by the end of 2027.',
      'EBITDA grew in March 2025.',
      "The company's margin and the group's ERP costs rose: Churn fell.",
    ]);
    expect(hidden.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('has no Korean place and no name between marks in a teaser', () => {
    const sentences = text(
      '대구 공장의 가동률은 86%입니다.',
      "정기 배송 '느릅정기'를 출시합니다.",
      'GRAND 설비를 들였습니다.',
    );

    expect(wordsOf(withoutNames(reportOf('ko', sentences), { customers: [], company: COMPANY }))).toEqual([
      'A지역 공장의 가동률은 86%입니다.',
    ]);
  });

  it('keeps countries, gives the decade of the founding and rounds exact figures in a teaser', () => {
    const sentences = text(
      '베트남과 일본 노선을 운항합니다.',
      '1998년 4월에 설립되었습니다.',
      '매출은 438,512백만원으로 20.1% 늘었고 불량률은 0.011%입니다.',
      '어선 1,870척과 선원 2만 4,310명을 두고 있습니다.',
    );
    const hidden = withoutNames(reportOf('ko', sentences), { customers: [], company: COMPANY });

    expect(wordsOf(hidden)).toEqual([
      '베트남과 일본 노선을 운항합니다.',
      '1990년대에 설립되었습니다.',
      '매출은 439,000백만원으로 20% 늘었고 불량률은 0.01%입니다.',
      '어선 약 1,900척과 선원 약 2만 4,000명을 두고 있습니다.',
    ]);
    expect(hidden.sections[0]?.note).toBeDefined();
  });

  it('gives a letter to a segment whose name the company made up', () => {
    const table: Block = {
      kind: 'table',
      columns: [{ label: 'Product' }, { label: 'Segment' }],
      rows: [
        [{ text: 'Larkspur' }, { text: 'Meadow' }],
        [{ text: 'Teasel' }, { text: 'Foods' }],
      ],
    };
    const elm = { names: ['Elm Dairies'], instead: 'the Company' };
    const report = reportOf('en', text('Meadow sells milk to 40 shops.', 'Foods is for canteens.'), table);

    expect(wordsOf(withoutNames(report, { customers: [], company: elm }))).toEqual([
      'Segment A sells milk to 40 shops.',
      'Foods is for canteens.',
    ]);
  });

  it('rounds counts in Japanese, where no space is before a number', () => {
    const sentences = text('酪農家を中心に96店を運営し、会員は21万4,310人です。', '2026年に12店を開きます。');
    const elm = { names: ['エルム乳業'], instead: '対象会社' };

    expect(wordsOf(withoutNames(reportOf('ja', sentences), { customers: [], company: elm }))).toEqual([
      '酪農家を中心に約100店を運営し、会員は約21万人です。',
      '2026年に12店を開きます。',
    ]);
  });

  it('leaves out what identifies a company whatever it is called, and what the papers wrote', () => {
    const elm = { names: ['Elm Dairies'], instead: 'the Company' };
    const texts = text(
      'Elm Dairies is the only dairy that delivers by night.',
      'Elm Dairies announced a creamery for £18 million.',
      'Orders are taken until 3 p.m.',
      'A round costs £4.20 a week.',
      'It was founded in May 1987 and serves 214 village shops in 52 parishes.',
    );
    const ofPaper: Block = { kind: 'text', sentences: [{ text: 'Milk is dear.', refs: [1], check: 'verified' }] };
    const ofLaw: Block = { kind: 'text', sentences: [{ text: 'Milk is cheap.', refs: [2], check: 'verified' }] };
    const report = reportOf('en', texts);

    expect(wordsOf(withoutNames(report, { customers: [], company: elm }))).toEqual([
      'It was founded in the 1980s and serves about 210 village shops in about 50 parishes.',
    ]);
    const [one, two] = report.references;
    if (!one || !two) throw new Error('The sample report has too few references.');
    const references = [
      { ...one, n: 1, locator: { section: 'Cuttings > Dairy Post, 4 March 2026' } },
      { ...two, n: 2 },
    ];
    const ofBoth = { ...reportOf('en', ofPaper, ofLaw), references };
    expect(wordsOf(withoutNames(ofBoth, { customers: [], company: elm }))).toEqual(['Milk is cheap.']);
  });

  it('names no supplier', () => {
    const report = reportOf('ja', text('仕入高の40%は鋼材卸の白樺商事からの仕入です。'));

    expect(wordsOf(withoutNames(report, { customers: [] }))).toEqual(['仕入高の40%は鋼材卸の取引先Aからの仕入です。']);
  });

  it('leaves the company its own name where it buys or supplies', () => {
    const report = reportOf('ko', text('새봄파트너스는 병원에 구매대행 용역을 제공한다.'));

    expect(wordsOf(withoutNames(report, { customers: [], own: ['새봄파트너스'] }))).toEqual([
      '새봄파트너스는 병원에 구매대행 용역을 제공한다.',
    ]);
    expect(wordsOf(withoutNames(report, { customers: [] }))).toEqual(['거래처 A는 병원에 구매대행 용역을 제공한다.']);
  });

  it('keeps the references that the sentences cite, and no other', () => {
    const report = reportOf('ko', text('단풍제약은 가장 큰 고객입니다.'));

    expect(withoutNames(report, { customers: CUSTOMERS }).references).toEqual(
      report.references.filter(({ n }) => n !== 2),
    );
  });
});
