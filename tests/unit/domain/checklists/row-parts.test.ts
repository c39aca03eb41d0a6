// Open rows that want to know several things.
import { describe, expect, it } from 'vitest';
import { rowParts } from '#functions/domain/checklists/row-parts.ts';

describe('the parts of a row', () => {
  it.each([
    ['借入金の総額及び金利をご教示ください。', ['借入金の総額', '借入金の金利']],
    ['2026年3月期予算における売上高、営業利益', ['2026年3月期予算における売上高', '2026年3月期予算における営業利益']],
    [
      '차입금의 차입처별 잔액, 만기 및 금리를 기재하시오.',
      ['차입금의 차입처별 잔액', '차입금의 차입처별 만기', '차입금의 차입처별 금리'],
    ],
    ['재무적 투자자의 회수 권리와 그 행사 조건', ['재무적 투자자의 회수 권리', '재무적 투자자의 행사 조건']],
    ['Identify the margin and any commitment fees payable on the loans.', ['commitment fees payable on the loans']],
    [
      'State operating profit and profit before tax for the last two years.',
      ['operating profit for the last two years', 'profit before tax for the last two years'],
    ],
  ])('of %j are of what the row names', (row, parts) => {
    expect(rowParts(row)).toEqual(parts);
  });

  it.each([
    ['보증채무 및 우발채무의 내용', ['보증채무의 내용', '우발채무의 내용']],
    ['商標権、育成者権等の登録番号及び存続期間', ['商標権の登録番号', '育成者権等の登録番号', '育成者権等の存続期間']],
    ['방송 및 초고속인터넷 서비스의 단가', ['방송의 단가', '초고속인터넷 서비스의 단가']],
  ])('of %j are wanted of each thing', (row, parts) => {
    expect(rowParts(row)).toEqual(parts);
  });

  it.each([
    '최근 식품안전 검사 결과',
    '최대주주 변경과 관련된 제한 사항',
    'Describe the service levels, with their caps.',
    'Describe the glazing targets of the kiln and actual performance against them.',
    '借入金の残高、利率、期限、担保、保証及び条項',
  ])('are none in %j', (row) => {
    expect(rowParts(row).length).toBeLessThan(2);
  });
});
