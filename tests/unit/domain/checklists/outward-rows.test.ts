// What an external reader sees of a list: no answer from internal files, no part that was not shared.
import { describe, expect, it } from 'vitest';
import { listReport } from '#functions/domain/checklists/list-report.ts';
import { outwardRows } from '#functions/domain/checklists/outward-rows.ts';
import type { RowRecord } from '#functions/store/checklists.ts';
import type { SharedPart } from '#shared/model/share.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const AT = '2026-11-21T00:00:00.000Z';
const [OPEN, INTERNAL] = ['fil_open', 'fil_internal'];

const citing = (n: number, fileId: string, more: Partial<RowRecord> = {}): RowRecord => {
  const row = rowOf(n, { status: 'redFlag', verdict: 'yes', ...more });
  return { ...row, references: row.references.map((reference) => ({ ...reference, fileId })) };
};
const human = { text: 'As agreed.', by: { id: 'usr', name: 'Owner' }, at: AT };

const page = (rows: readonly RowRecord[], parts: readonly SharedPart[]) => {
  const outward = outwardRows(rows, new Set([OPEN]), parts);
  const outside = { parts, withheld: outward.withheld };
  const as = { language: 'en' as const, createdAt: AT, organisation: 'Hanbit', outside };
  const report = listReport({ name: 'List' }, outward.rows, as);
  return { ...outward, report, text: JSON.stringify(report) };
};

describe('a list for an external reader', () => {
  it('replaces an answer that cites an internal file with a notice', () => {
    const { rows, withheld, text } = page([citing(1, OPEN), citing(2, INTERNAL)], ['answers', 'references']);

    expect([...withheld]).toEqual(['row_000002']);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['yes', undefined]);
    expect(text).toContain('Finding 1.');
    expect(text).not.toContain('Finding 2.');
    expect(text).not.toContain(INTERNAL);
    expect(text).toContain('The answer is not part of this link.');
  });

  it('shows only the references of an uncertain answer', () => {
    const answer = [
      { kind: 'text' as const, sentences: [{ text: 'Perhaps.', refs: [2], check: 'uncertain' as const }] },
    ];
    const row = citing(1, OPEN, { answer });

    expect(page([row], ['answers']).text).not.toContain('Perhaps.');
    expect(page([row], ['answers', 'references']).text).toContain('Perhaps.');
  });

  it('shows a person’s own text without the internal files behind it', () => {
    const { text, withheld } = page([citing(1, INTERNAL, { human })], ['answers', 'references']);

    expect(withheld.size).toBe(0);
    expect(text).toContain('As agreed.');
    expect(text).not.toContain(INTERNAL);
  });

  it.each<[SharedPart[], boolean, boolean, number]>([
    [['answers'], true, false, 0],
    [['status'], false, true, 0],
    [['answers', 'status', 'references'], true, true, 1],
  ])('shows only %j, and never the register', (parts, hasAnswer, hasStatus, references) => {
    const { report, text } = page([citing(1, OPEN, { risk: { severity: 'dealBreaker' } })], parts);

    expect(text.includes('Finding 1.')).toBe(hasAnswer);
    expect(text.includes('Red flag')).toBe(hasStatus);
    expect(report.references).toHaveLength(references);
    expect(text).not.toContain('Deal-breaker');
  });
});
