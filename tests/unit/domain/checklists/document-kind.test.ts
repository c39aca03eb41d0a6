// A request is met by a document of the kind that it names.
import { expect, it } from 'vitest';
import { isOfOtherKind } from '#functions/domain/checklists/document-kind.ts';

it.each([
  ['Employment agreement of the master', 'crew_minutes_2025.pdf', true],
  ['Employment agreement of the master', 'master-contract.pdf', false],
  ['Employment agreement of the master', 'master.pdf', false],
  ['Copies of contracts with shippers', 'shippers_2025.csv', true],
  ['List of contracts with shippers', 'shippers_2025.csv', false],
  ['Drawings of the dock', 'crew_minutes_2025.pdf', false],
  ['Audited accounts of the dock', 'annual-report-2025.pdf', false],
  ['Number of ships under the licence', 'annual-report-2025.pdf', false],
  ['선장의 근로계약서 사본', '선원회의-의사록.pdf', true],
  ['선장의 근로계약서 사본', '선장-계약.pdf', false],
  ['船長の雇用契約書の写し', '乗組員会議-議事録.html', true],
  ['船長の雇用契約書の写し', '船長-契約書.html', false],
])('"%s" and %s: %s', (question, title, isOther) => {
  expect(isOfOtherKind(question, title)).toBe(isOther);
});
