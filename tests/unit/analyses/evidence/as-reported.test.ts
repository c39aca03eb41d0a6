// Which parts of an answer a report prints, and how.
import { describe, expect, it } from 'vitest';
import { asReported } from '#functions/analyses/evidence/as-reported.ts';
import type { Block } from '#shared/report/blocks.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const table = (label: string, caption?: string): Block => ({
  kind: 'table',
  ...(caption ? { caption } : {}),
  columns: [{ label }, { label: '2025' }],
  rows: [[{ text: 'Kim' }, { text: '12', refs: [1] }]],
});

describe('a heading in a report', () => {
  it.each([
    ['라. 주요 사업의 내용', '주요 사업의 내용'],
    ['3. Customers', 'Customers'],
    ['(2) Customers', 'Customers'],
    ['IV. 이사의 경영진단', '이사의 경영진단'],
    ['第3節 従業員の状況', '従業員の状況'],
    ['■ 고객', '고객'],
    ['2025 targets', '2025 targets'],
    ['A good year', 'A good year'],
    ['가격 정책', '가격 정책'],
  ])('shows %s as %s', (given, shown) => {
    expect(asReported([heading(given)])).toEqual([heading(shown)]);
  });
});

describe('a table of found rows', () => {
  it('is shown if its rows have a subject, under a caption without a number', () => {
    expect(asReported([table('주주', '1. 주요 주주 현황')])).toEqual([table('주주', '주요 주주 현황')]);
  });

  it('is not shown if no heading names the subject of its rows', () => {
    expect(asReported([table('')])).toEqual([]);
  });
});

describe('a headcount', () => {
  const open = { refs: [1], check: 'uncertain' as const, findings: [{ code: 'scaleUnknown' as const, about: '742' }] };
  const countsIn = (caption: string): Block => ({
    ...{ kind: 'table', caption, columns: [{ label: 'Item' }, { label: '2025', numeric: true }] },
    rows: [[{ text: 'Total' }, { text: '742', ...open }]],
  });
  const checkOf = (caption: string) => JSON.stringify(asReported([countsIn(caption)]));

  it('needs no scale, unlike amounts', () => {
    expect(checkOf('Number of employees')).toContain('"check":"verified"');
    expect(checkOf('Revenue')).toContain('scaleUnknown');
  });
});
