// The company of a document: of a memo the one that it is about, under any letterhead.
import { expect, it } from 'vitest';
import { companyOf } from '#functions/documents/chunk/company.ts';
import type { Segment } from '#shared/model/file.ts';

const segments = (...lines: readonly string[]): Segment[] =>
  lines.map((text) => ({ kind: 'text', text, locator: { page: 1 } }));

it.each([
  [
    'labels its target in Korean',
    ['(주)한결기획', '수신: 투자심의위원회', '대상회사: 주식회사 도담정밀'],
    '주식회사 도담정밀',
  ],
  [
    'labels its target in English',
    ['Harbor Ventures Inc.', 'MEMORANDUM', 'Target: Vantara Instruments, Inc.'],
    'Vantara Instruments, Inc.',
  ],
  [
    'labels its target in Japanese',
    ['株式会社みなと企画', '検討メモ', '対象会社：株式会社青葉精機'],
    '株式会社青葉精機',
  ],
  [
    'stands under the letterhead of an adviser',
    ['Marlow Advisory LLC', '12 Throgmorton Avenue', 'Vantara Instruments, Inc. makes measuring instruments.'],
    'Vantara Instruments, Inc.',
  ],
  [
    'names the parties of a contract',
    ['공급자 주식회사 도담정밀과 매수인은 다음과 같이 계약한다.'],
    '주식회사 도담정밀과',
  ],
  [
    'begins with who contracts',
    ['Between Vantara Instruments plc and Ann Lee, finance director'],
    'Vantara Instruments plc',
  ],
])('of a memo that %s is the company it is about', (_, lines, expected) => {
  expect(companyOf(segments(...lines))).toBe(expected);
});

it.each(['Marlow & Pike Advisory LLC', 'Vantara Precision Measuring Instruments and Sensors Holdings'])(
  'is the whole of a long name: %s',
  (name) => {
    expect(companyOf(segments(name, 'Annual report 2025'))).toBe(name);
  },
);

it('is the adviser where its report is about itself', () => {
  const lines = ['Marlow Advisory LLC', 'Annual report', 'Marlow Advisory LLC acquired Vantara Instruments, Inc.'];

  expect(companyOf(segments(...lines))).toBe('Marlow Advisory LLC');
});

it('takes no figure behind a label for a name', () => {
  expect(companyOf(segments('Harbor Ventures Inc.', 'Target: 12% growth'))).toBe('Harbor Ventures Inc.');
});
