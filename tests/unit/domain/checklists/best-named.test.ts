// A document that shares one word with a request is left out beside one that is named after it.
import { expect, it } from 'vitest';
import { bestNamed } from '#functions/domain/checklists/best-named.ts';

it.each([
  ['Latest dam inspection report', ['dam_inspection_report.pdf', 'annual_report.pdf'], ['dam_inspection_report.pdf']],
  ['Dam inspection report and annual report', ['dam_inspection_report.pdf', 'annual_report.pdf'], undefined],
  ['Dam plans', ['survey.pdf', 'annual_report.pdf'], undefined],
  ['댐 안전점검 보고서', ['댐_안전점검_보고서.pdf', '사업보고서.pdf'], ['댐_안전점검_보고서.pdf']],
])('for "%s" of %j', (question, titles, best) => {
  expect([...bestNamed(question, titles)]).toEqual(best ?? titles);
});
