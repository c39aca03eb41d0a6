// Headers of two parts: a party and its object, an object and its property.
import { describe, expect, it } from 'vitest';
import { compoundRole } from '#functions/checklists/read/compound-heads.ts';

describe('a header of two parts', () => {
  it.each([
    ["licensor's view", 'comment'],
    ["tenant's view", 'answer'],
    ['grantor note', 'comment'],
    ['clinic submission', 'answer'],
    ['opinion of the insurer', 'comment'],
    ['수검기관 소명', 'answer'],
    ['발주처 검토의견', 'comment'],
    ['受託事業者 申告内容', 'answer'],
    ['鑑定人の所見', 'comment'],
  ])("is read by a party's role: %s", (head, role) => {
    expect(compoundRole(head)).toBe(role);
  });

  it.each([
    ['binder no', 'reference'],
    ['clause in lease', 'reference'],
    ['permit numbers', 'reference'],
    ['열람서류 위치', 'reference'],
    ['保管書類名', 'reference'],
    ['cp stage', 'status'],
    ['자료수령 현황', 'status'],
    ['回収状況', 'status'],
    ['query owner', 'owner'],
    ['소명 담당자', 'owner'],
    ['資料提出 担当部署', 'owner'],
    ['warranty topic', 'section'],
    ['delivery date', 'other'],
    ['number of leases', undefined],
    ['net revenue', undefined],
  ])('is read by its last word: %s', (head, role) => {
    expect(compoundRole(head)).toBe(role);
  });
});
