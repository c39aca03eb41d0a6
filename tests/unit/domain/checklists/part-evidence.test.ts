// Evidence for one part of a row is on what the row names.
import { describe, expect, it } from 'vitest';
import { isCovered, isOnOwner } from '#functions/domain/checklists/part-evidence.ts';

describe('evidence for a part of a row', () => {
  it.each([
    [['종속회사의 명칭', '종속회사의 지분율'], '홍길동 | 412,000 | 51.5%\n주주 지분율', false],
    [['종속회사의 명칭', '종속회사의 지분율'], '자회사 가람물류 | 70%', true],
    [['借入金の総額', '借入金の金利'], '有利子負債は3,350百万円', true],
    [['회사의 주주 구성', '회사의 주주 지분율'], '주주명부\n가람투자조합 51%', true],
  ])('for %j is on its owner in %j: %j', (parts, evidence, is) => {
    expect(isOnOwner(parts, evidence)).toBe(is);
  });

  it.each([
    ['budgeted revenue for FY25', 'The board approved revenue of £45.2m and EBITDA of £6.4m.', true],
    ['headcount for FY25', 'The board approved revenue of £45.2m and EBITDA of £6.4m.', false],
  ])('covers %j in %j: %j', (part, evidence, is) => {
    expect(isCovered(part, [part, 'EBITDA for FY25'], evidence)).toBe(is);
  });
});
