// The evidence of a list as a sheet: only the citations of each answer.
import { expect, it } from 'vitest';
import { evidenceSheet } from '#functions/domain/checklists/evidence-sheet.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

it('lists question, document, locator and passage of each citation, one per line', () => {
  const { lines, widths } = evidenceSheet([rowOf(1, {}), rowOf(2, { answer: [] })], 'en', 'https://footnote.test');

  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveLength(widths.length);
  expect(lines[1]?.slice(0, 6)).toEqual(['Legal', 'A1', 'Question 1?', 'file 2', 'p. 2', 'quote']);
});
