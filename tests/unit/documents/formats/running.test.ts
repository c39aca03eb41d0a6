// Running headers and footers, and text that only resembles them.
import { describe, expect, it } from 'vitest';
import type { Row } from '#functions/documents/formats/pdf/rows.ts';
import { runningRows } from '#functions/documents/formats/pdf/running.ts';

const HEIGHT = 800;
const rowAt = (text: string, base: number): Row => {
  const place = { left: 40, right: 300, top: base - 10, bottom: base, base, size: 10, font: 'f' };
  return { ...place, cells: [{ ...place, text }] } as unknown as Row;
};
const runningOn = (texts: (page: number) => readonly string[]): string[] => {
  const pages = [0, 1, 2, 3].map((page) => ({
    height: HEIGHT,
    rows: texts(page).map((text, n) => rowAt(text, 30 + n * 14)),
  }));
  return [...runningRows(pages)].flatMap(({ cells }) => cells.map(({ text }) => text));
};

describe('a line at the top of every page', () => {
  it('is a running line', () => {
    expect(new Set(runningOn((page) => ['Annual report', `Statement ${'abcd'[page]}`]))).toEqual(
      new Set(['Annual report']),
    );
  });

  it.each(['(単位：百万円)', '（단위 : 원）', '(in millions)'])('that states a unit is content: %s', (unit) => {
    expect(runningOn((page) => [`Statement ${'abcd'[page]}`, unit])).toEqual([]);
  });
});
