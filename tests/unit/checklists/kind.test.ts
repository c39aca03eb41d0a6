// Whether a row asks a question or requests a document: by its words and by the header of its column.
import { describe, expect, it } from 'vitest';
import { asksInWords } from '#functions/checklists/read/kind.ts';
import { kindsOf } from '#functions/checklists/read/kinds.ts';

describe('the kind of a row', () => {
  it.each([
    ['Fee letters', '', 'request'],
    ['1) Audited accounts\n2) Accounting policies\n3) Forecast', 'Item', 'request'],
    ['Proof of address not older than three months', 'KYC requirement', 'request'],
    ['Drill hole database', 'Matter to be clarified', 'request'],
    ['온도 기록지', '점검 내용', 'request'],
    ['네트워크 구성도', '점검 사항', 'request'],
    ['運転日報（直近3か月分）', '質問事項', 'request'],
    ['Specimen signatures', 'Condition precedent', 'request'],
    ['Legal opinion of counsel as to English law', '', 'request'],
    ['Audited financial statements FY22 – FY24', 'Request', 'request'],
    ['Please supply copies of the statutory books', 'Enquiry', 'request'],
    ['법인세 세무조정계산서', '', 'request'],
    ['36協定届', '', 'request'],
    ['Consolidated financial statements 2022-2025', '', 'request'],
    ['Shareholder list', '', 'request'],
    ['売掛金の年齢表をご提示ください。', '質問内容', 'request'],
    ['사업 영위에 필요한 인허가의 목록과 유효기간을 기재하여 주십시오.', '', 'question'],
    ['役員報酬の決定方法をご教示ください。', '依頼資料', 'question'],
    ['直近2期の店舗別売上高を記載してください。', '', 'question'],
    ['簿外債務の有無及び金額をご開示ください。', '', 'question'],
    ['Set out the guarantee periods by product.', '', 'question'],
    ['労働基準監督署からの是正勧告の有無及びその内容', '依頼資料', 'question'],
    ['정관 및 개정 이력', '', 'request'],
    ['거래처별 연령분석표 (최근 3개년)', '', 'request'],
    ['평가손실 계산 내역을 공유해 주세요.', '', 'request'],
    ['倉庫別の在庫をお送りください。', '', 'request'],
    ['Top 20 customer contracts including amendments', '', 'request'],
    ['Service charge budgets and reconciliations', '', 'request'],
    ['Revenue by customer by month', 'Request', 'request'],
    ['Quality of earnings report, final version', '', 'request'],
    ['Cash flows of each deal in Excel', '', 'request'],
    ['Terms of reference of the audit committee', '', 'request'],
    ['Powers of attorney granted to directors', '', 'request'],
    ['部門別売上のExcelファイル', '', 'request'],
    ['세무조정계산서 3개년', '', 'request'],
    ['決算報告書 直近3期分', '', 'request'],
    ['Compliance with the code of conduct', '', 'question'],
    ['Responsibility for the annual report', '', 'question'],
    ['비품이 보험에 가입되어 있습니까 (Is the equipment insured?)', '', 'question'],
    ['Lease contracts of the shops (店舗の賃貸借契約はありますか？)', '', 'question'],
    ['Number of branches', 'Request', 'question'],
    ['잠재적 주식이 있는지 여부와 그 내역', '요청자료', 'question'],
    ['올해의 매출 목표', '', 'question'],
    ['Are the leases registered?', 'Documents requested', 'question'],
    ['Number of branches', 'Question / document requested', 'question'],
    ['Backups are tested every year.', 'Requirement', 'question'],
  ])('%j under %j is a %s', (text, head, kind) => {
    expect(kindsOf([text], head)).toEqual([kind]);
  });
  const QUESTIONS = ['Which buildings are listed?', 'Who insures the fleet?', 'Are any fees in arrears?'];
  it.each(['Fire risk notes', 'Tariff overviews'])(
    '%j is a document among questions, but a subject among subjects',
    (text) => {
      const [amongQuestions] = kindsOf([text, ...QUESTIONS], 'Description');
      const [amongSubjects] = kindsOf([text, 'Access control', 'Change management', 'Physical security'], 'Control');

      expect([amongQuestions, amongSubjects]).toEqual(['request', 'question']);
    },
  );
});

describe('a row among questions', () => {
  it.each([
    ['冷蔵庫の温度は適切か。', 'question'],
    ['欠員はいないか。', 'question'],
    ['廃棄の手順は。', 'question'],
    ['ガスの使用量実績', 'request'],
    ['전력 사용량 실적', 'request'],
    ['이사회 위임장', 'request'],
    ['2.3 Supply the road deeds.', 'request'],
    ['議事録を提出すること', 'request'],
    ['Outstanding balance of the tractor loan at 30 June', 'question'],
    ['Term of the grazing licence: first and last day', 'question'],
    ['Nature of the dispute with the miller', 'question'],
    ['Age of the glasshouses', 'question'],
  ])('%j is a %s', (text, kind) => {
    expect(kindsOf(['Is the roof tight?', 'Who owns the land?', text], '')[2]).toBe(kind);
  });
});

describe('a statement among statements', () => {
  const STATEMENTS = ['The Nursery is not in breach of a licence.', 'No glasshouse has been pledged.'];
  it.each(['All growers hold the certificates required for export.', 'No tenant accounts for half of the rent.'])(
    '%j is to be confirmed, whatever documents it names',
    (text) => {
      expect(kindsOf([...STATEMENTS, text], '')[2]).toBe('question');
    },
  );

  it('does not make a request a statement', () => {
    expect(kindsOf([...STATEMENTS, 'Please attach the plant passports.'], '')[2]).toBe('request');
  });
});

it.each([
  ['Comment on the fall in yield.', true],
  ['Clarify who owns the wells.', true],
  ['Comment', false],
  ['Outline planning permission', false],
])('%j asks: %j', (text, is) => {
  expect(asksInWords(text)).toBe(is);
});
