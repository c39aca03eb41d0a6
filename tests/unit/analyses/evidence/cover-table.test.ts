// Lines of a cover as a table: one row per line, also if two lines ran together.
import { describe, expect, it } from 'vitest';
import { coverTable } from '#functions/analyses/evidence/cover-table.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const sentence = (text: string) => ({ text, refs: [1], check: 'verified' as const });

describe('lines of a cover', () => {
  it('are read as rows of a label and a value', () => {
    const context = contextFor({ type: 'CompanyProfiling', inputs: { company: 'Gaon' } });
    const lines = ['사업연도: 2025년 12월 31일까지 대표이사: 한지석', '본점 소재지: 인천광역시 연수구'].map(sentence);

    const [table] = coverTable(context, [{ kind: 'text', sentences: lines }]);

    expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['사업연도', '2025년 12월 31일까지'],
      ['대표이사', '한지석'],
      ['본점 소재지', '인천광역시 연수구'],
    ]);
  });
});
