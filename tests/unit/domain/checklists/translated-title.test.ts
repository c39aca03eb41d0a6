// Requests in one language, and names of files in another or in other words.
import { describe, expect, it } from 'vitest';
import { isTranslatedTitle, mayBeTranslatedTitle } from '#functions/domain/checklists/translated-title.ts';

const company = '등대해운';

describe('a file that is named in another language', () => {
  it.each([
    ['Provide minutes of the board of directors.', '이사회_의사록_2026-03.txt', true],
    ['Provide minutes of the general meeting', '이사회_의사록_2026-03.txt', false],
    ['이사회 의사록 제출', 'board-minutes-2026-03.txt', true],
    ['取締役会議事録をご提出ください。', '이사회의사록_2026.txt', true],
    ["Provide the shareholders' agreement", '株主間契約書.pdf', true],
    ["Provide the shareholders' agreement", '株主名簿.pdf', false],
    ['은행 대출약정서 사본', 'harbour-bank-facility-letter.txt', true],
    ['借入契約書の写し', '시설자금_대출약정서.html', true],
    ['Provide the annual report for the latest financial year', '등대해운_사업보고서_2025.html', true],
    ['Provide the annual report for the latest financial year', '모래해운_사업보고서_2025.html', false],
    ['Provide the annual report for 2024', '사업보고서_2025.html', false],
    ['직전 사업연도의 감사받은 재무제표', 'annual-report-fy25.html', true],
    ['Register of vessels and machinery', '船舶機械台帳.csv', true],
    ['Register of vessels and machinery', '従業員台帳.csv', false],
    ['거래처별 매출 명세', '得意先別売上.csv', true],
    ['Copy of the lease of the Yangsan plant', '양산공장_임대차계약서.txt', true],
    ['Copy of the lease of the Harbour warehouse', '양산공장_임대차계약서.txt', false],
    ['근로감독 시정권고서', '労基署_是正勧告書.txt', true],
    ['양산공장 임대차계약서 사본 제출', '임대차계약_梁山공장.txt', true],
    ['Copy of the lease of the Yangsan plant', '임대차계약_梁山공장.txt', true],
    ['이천공장 임대차계약서 사본 제출', '임대차계약_梁山공장.txt', false],
    ['Lighthouse Shippingの有価証券報告書の写し', '등대해운_사업보고서_2025.html', false],
    ['등대 해운の有価証券報告書の写し', '등대해운_사업보고서_2025.html', true],
    ['등대해운의 사업보고서 사본을 제출하여 주십시오.', 'annual-report-2025.html', true],
  ])('for "%s": "%s" is %s', (question, title, is) => {
    expect(isTranslatedTitle(question, { title, company })).toBe(is);
  });
});

describe('a file that is named in other words', () => {
  it.each([
    ['Customer list', 'client-register.csv', true],
    ['Customer list', 'client-agreement.pdf', false],
    ['계류 중인 소송 목록', '소송_및_분쟁_목록.csv', true],
    ['Raw material supply contracts', 'resin-supply-agreement.txt', true],
    ['Raw material supply contracts', 'drama-supply-agreement.txt', false],
    ['Supply agreement with Brannoch', 'supply-agreement-sandholm.txt', false],
    ['Customer contracts', 'contract-register.csv', false],
    ['Provide the latest management accounts.', 'q2_fy26_flash.html', true],
    ['Provide the latest management accounts.', 'annual-report-fy25.html', false],
    ['Board reporting against budget', 'cfo-report-board-june-2026.md', true],
    ['분기별 예산 대비 실적 자료 제출', '2026_1분기_예산실적.csv', true],
    ['借入金明細をご提出ください。', '借入条件一覧.html', true],
    ['借入金明細をご提出ください。', '貸付先一覧.html', false],
    ['A summary of the terms of the borrowing facilities', 'facilities_summary_terms.txt', true],
    ['有形固定資産の一覧をご提出ください。', '主要設備台帳.csv', true],
    ['行政機関からの指導・勧告に係る文書をご提出ください', '保健所_改善指導書.txt', true],
    ['行政機関からの指導・勧告に係る文書をご提出ください', '取引先_改善提案書.txt', false],
    ['진행 중인 소송에 대한 외부 법률의견서 제출', '메모_부두소송_법률검토.txt', true],
    ['Minutes of board meetings held since 1 March 2026', 'board_minutes_27Apr2026.txt', true],
    ['Minutes of board meetings held since 1 March 2026', 'board_minutes_2025-11-03.txt', false],
    ['Leases under which the Group holds its quays, with variations', 'harbour_ground_lease.txt', true],
    ['기말 재고실사 결과표 제출', '재고실사_2026말.csv', true],
    ['係争案件に関する弁護士意見書のご開示', '特許係争_意見書.txt', true],
    ['감사보고서 및 재무제표 제출', '안전진단_부두.txt', false],
  ])('for "%s": "%s" is %s', (question, title, is) => {
    expect(isTranslatedTitle(question, { title, company })).toBe(is);
  });
});

describe('a contract with a customer or a supplier', () => {
  const head = (own: string, other: string) =>
    `FRAMEWORK AGREEMENT\nBetween (1) Tidewell Stores Limited ("the ${other}") and (2) Lighthouse Limited ("the ${own}")`;
  const of = (question: string, opening: string) =>
    isTranslatedTitle(question, { title: 'framework_tidewell.txt', company: 'Lighthouse', opening });

  it.each([
    ['Framework agreements with principal customers', head('Supplier', 'Client'), true],
    ['Framework agreements with principal customers', head('Client', 'Supplier'), false],
    ['Framework agreements with main suppliers', head('Client', 'Supplier'), true],
    ['Framework agreements with main suppliers', head('Party B', 'Party A'), false],
  ])('is known by the side of the company: %s, %j', (question, opening, is) => {
    expect(of(question, opening)).toBe(is);
  });
});

describe('a contract between 甲 and 乙', () => {
  const head = (acts: string) =>
    `取引基本契約書\n株式会社潮商店（以下「甲」という）と等台海運株式会社（以下「乙」という）は、次のとおり契約する。\n${acts}`;
  const of = (acts: string) =>
    isTranslatedTitle('主要得意先との取引基本契約書をご提出ください。', {
      title: '取引基本契約書_潮商店.txt',
      company: '等台海運',
      opening: head(acts),
    });

  it.each([
    ['第2条 甲が発注し、乙が承諾したときに成立する。', true],
    ['第2条 乙は甲に船具を供給する。', true],
    ['第2条 甲は乙に船具を供給する。', false],
    ['第2条 契約は協議して定める。', false],
    ['第2条 甲が発注する。甲は図面を他の製造者に渡さない。', true],
  ])('is known by what they do: %s', (acts, is) => {
    expect(of(acts)).toBe(is);
  });
});

describe('a letter', () => {
  const opening = 'WESTMERE BOROUGH COUNCIL\nPlanning Enforcement\nOur ref: ENF/7';
  const of = (question: string) =>
    isTranslatedTitle(question, { title: 'tidewell-enforcement-letter.txt', company, opening });

  it.each([
    ['Provide correspondence with planning authorities concerning enforcement', true],
    ['Provide correspondence with the tax authorities', false],
    ['Provide notices received from lenders', false],
    ['Provide copies of customer contracts, with all side letters', false],
    ['Provide all correspondence', false],
  ])('is the correspondence with its sender: %s', (question, is) => {
    expect(of(question)).toBe(is);
  });
});

describe('a file whose beginning tells what its name does not', () => {
  const lease = 'lease-tidewell.html';
  const opening = 'LEASE. Retail store at 4 Quay Street.';

  it('is the requested one', () => {
    expect(isTranslatedTitle('Leases of retail stores', { title: lease, company })).toBe(false);
    expect(mayBeTranslatedTitle('Leases of retail stores', { title: lease, company })).toBe(true);
    expect(isTranslatedTitle('Leases of retail stores', { title: lease, company, opening })).toBe(true);
    expect(isTranslatedTitle('店舗の賃貸借契約書', { title: lease, company, opening })).toBe(true);
  });

  it('is another one', () => {
    expect(isTranslatedTitle('Leases of warehouses', { title: lease, company, opening })).toBe(false);
    expect(mayBeTranslatedTitle('Leases of retail stores', { title: 'loan-agreement.pdf', company })).toBe(false);
  });
});

describe('a table, a paper on a site and a paper with its writer', () => {
  it.each([
    ['유지보수 계약 목록', 'maintenance-contracts.csv', true],
    ['Maintenance contracts', 'maintenance-contracts.csv', false],
    ['Profit and loss by route', '路線別収支_2025年度.csv', true],
    ['Health and safety assessment', '북항_제2공장_안전보건진단_결과.html', true],
    ['第2工場の安全衛生診断結果', '북항_제2공장_안전보건진단_결과.html', true],
    ['第1工場の安全衛生診断結果', '북항_제2공장_안전보건진단_결과.html', false],
    ['Provide the loan agreements and any waiver letters.', 'sandbank_facility_letter.txt', true],
    ['행정기관의 점검결과 통보 공문 제출', '소방서_점검결과_공문.txt', true],
    ['行政による立入検査の結果通知', '消防_立入検査結果_北港.txt', true],
    ['Legal advice or correspondence on the wreck', 'legal_letter_tidewell.txt', true],
    ['Legal opinion on litigation', '법무법인_소송현황_의견서_및_별첨.txt', true],
    ['Master agreements', '取引基本契約書.txt', true],
  ])('for "%s": "%s" is %s', (question, title, is) => {
    expect(isTranslatedTitle(question, { title, company })).toBe(is);
  });
});
