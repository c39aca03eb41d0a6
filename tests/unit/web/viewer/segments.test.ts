// Extracted text as shown to a reader, with the cited passage marked.
import { describe, expect, test } from 'vitest';
import type { Segment } from '#shared/model/file.ts';
import { findSegment } from '#web/components/viewer/text/find-segment.ts';
import { groupSegments, pieceOf } from '#web/components/viewer/text/group-segments.ts';

const row = (sheet: string, n: number, ...cells: string[]): Segment => ({
  kind: 'row',
  text: cells.join('\t'),
  cells,
  locator: { sheet, range: `A${n}:C${n}` },
});
const SHEETS = [
  row('손익', 1, '항목', '2024'),
  row('손익', 2, '매출액', '4,385'),
  row('주주', 1, '이름', '지분'),
  row('주주', 2, '매출액', '4,385'),
];

describe('segments', () => {
  test('of a workbook become one table below each sheet name', () => {
    expect(groupSegments(SHEETS).map((piece) => [piece.kind, piece.index])).toEqual([
      ['part', 0],
      ['table', 0],
      ['part', 2],
      ['table', 2],
    ]);
  });

  test('of a long table are split into small windows that together contain every row', () => {
    const long = Array.from({ length: 150 }, (_, i) => row('S', i + 1, `r${i}`));
    const pieces = groupSegments(long);
    expect(pieces.map((piece) => (piece.kind === 'table' ? piece.rows.length : piece.kind))).toEqual([
      'part',
      60,
      60,
      30,
    ]);
    expect(pieces[pieceOf(pieces, 0)]?.kind).toBe('table');
    expect(pieceOf(pieces, 149)).toBe(3);
  });
});

describe('a citation', () => {
  test('marks the row of its own sheet, even if another has the same words', () => {
    expect(findSegment(SHEETS, { sheet: '주주', range: 'A2:C2', quote: '매출액\t4,385' })).toEqual({ from: 3, to: 3 });
  });

  test('marks each of several rows', () => {
    expect(findSegment(SHEETS, { sheet: '손익', range: 'A1:C2', quote: '항목\t2024\n매출액\t4,385' })).toEqual({
      from: 0,
      to: 1,
    });
    expect(findSegment(SHEETS, { sheet: '손익', range: 'A1:C2' })).toEqual({ from: 0, to: 1 });
  });

  test('is found by its words if the locator is unknown, and by the locator without words', () => {
    const text: Segment[] = [
      { kind: 'heading', text: 'Risks', locator: { section: '2' } },
      { kind: 'text', text: 'Customers are concentrated. Two contracts end in 2026.', locator: { section: '2' } },
    ];
    expect(findSegment(text, { quote: 'Two contracts end in 2026.' })).toEqual({ from: 1, to: 1 });
    expect(findSegment(text, { section: '2', quote: 'no longer there' })).toEqual({ from: 0, to: 0 });
    expect(findSegment(text, { section: '9', quote: 'no longer there' })).toBeUndefined();
  });
});
