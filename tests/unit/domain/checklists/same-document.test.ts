// A requested document under another name than the request's, and files that only look like it.
import { describe, expect, it } from 'vitest';
import { isAlsoFact, isSameDocument } from '#functions/domain/checklists/same-document.ts';

describe('a file under another name', () => {
  it.each([
    ['Copies of all loan and credit agreements of the Company', 'facility-agreement-sandbank.pdf', true],
    ['Copy of the loan agreement with Harbour Bank', 'facility-agreement-sandbank.pdf', false],
    ['Latest audited accounts of the Company', 'annual-report-2025.pdf', true],
    ['Latest audited accounts of the Company', 'rival-docks-annual-report-2025.pdf', false],
    ['Audited accounts for the year ended 31 March 2023', 'annual-report-2025.pdf', false],
    ['Please provide a schedule of vessels showing age and flag', 'fleet-register.xlsx', true],
    ['Please provide a schedule of vessels showing age and flag', 'berth-register.xlsx', false],
    ['Schedule of vessels', 'c++(fleet)-register[1].csv', true],
    ['금융기관과 체결한 여신거래약정서 사본', '대출약정서-모래은행.pdf', true],
    ['갈매기은행과 체결한 여신거래약정서 사본', '대출약정서-모래은행.pdf', false],
    ['모래은행 여신거래약정서 사본', '시설자금대출약정_모래은행.pdf', true],
    ['등대해운과의 예선계약서', '항만예선계약-등대해운.html', true],
    ['Vessel list', 'fleet-register.csv', true],
    ['Provide a schedule of properties with tenure, rent and expiry.', 'moorings_estate_register.csv', true],
    ['Provide a schedule of properties with tenure, rent and expiry.', 'site_register.csv', true],
    ['Provide a schedule of websites with traffic', 'site_register.csv', false],
    ['Audited financial statements for the last fiscal year', 'annual-report-2025.html', true],
    ['부두 부지에 관한 토지 사용계약서', '토지사용계약_부두공사.pdf', true],
    ['본사 및 사무소 임대차계약서 사본', '임대차계약서_창고.pdf', false],
    ['주요 선주와 체결한 예선계약서', '예선계약_등대해운.pdf', false],
    ['선박별 매출 및 미수금 명세', '선박별-미수금.csv', true],
    ['선박별 매출 및 미수금 명세', '부두별-물동량.csv', false],
    ['金融機関との金銭消費貸借契約書の写し', '浜風銀行-金銭消費貸借契約書.pdf', true],
    ['灯台信用金庫との金銭消費貸借契約書の写し', '浜風銀行-金銭消費貸借契約書.pdf', false],
    ['保有船舶の一覧', '船舶台帳_2026年.csv', true],
    ['保有船舶の一覧', '岸壁台帳_2026年.csv', false],
    ['船員に適用される就業規則', '船員就業規則.md', true],
    ['船員に適用される賃金規則', '船員就業規則.md', false],
    ['2026年に開催された取締役会の議事録', '取締役会議事録-2026-04-24.md', true],
    ['2025年に開催された取締役会の議事録', '取締役会議事録-2026-04-24.md', false],
    ['主要な賃貸借契約書の写し', '金銭消費貸借契約-浜風.html', false],
    ['直近3年間の監査役監査報告書', '検査結果通知_第2ドック.txt', false],
    ['第1ドックの安全点検報告書', '安全点検報告書_第2ドック.pdf', false],
    ['第2ドックの安全点検報告書', '安全点検報告書_第2ドック.pdf', true],
    ['김해 부두에 대한 안전 점검보고서', '김제부두-안전점검보고서.pdf', false],
    ['Breakdown of tonnage by customer', 'customer-register.csv', false],
    ['Breakdown of tonnage by customer', 'customer-tonnage-ledger.csv', true],
    ['Latest audited accounts of the Company', '決算短信-2026年3月期.html', false],
    ['第12期の決算書', '決算短信-第11期.html', false],
  ])('for "%s": "%s" is %s', (question, title, is) => {
    expect(isSameDocument(question, title)).toBe(is);
  });

  it('may have the name of the company itself', () => {
    expect(isSameDocument('최근 3개년 감사보고서', '등대해운_감사보고서.pdf')).toBe(false);
    expect(isSameDocument('최근 3개년 감사보고서', '등대해운_감사보고서.pdf', '등대해운')).toBe(true);
    expect(isSameDocument('소송 목록', '등대해운_운항지표.xlsx', '등대해운')).toBe(false);
  });
});

describe('a row that may be met by facts', () => {
  it.each([
    ['선박 담보 제공 내역', true],
    ['船舶の保険の状況', true],
    ['Provide details of any wrecks raised since 2024.', true],
    ['Please provide a breakdown of towage fees', true],
    ['Provide the towage agreement and details of fees', false],
    ['선박 담보 제공 내역 사본', false],
    ['예선계약서', false],
  ])('"%s" is %s', (question, is) => {
    expect(isAlsoFact(question)).toBe(is);
  });
});
