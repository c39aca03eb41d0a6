// Kinds of documents in requests and in names of files.
import { describe, expect, it } from 'vitest';
import { requestName, titleName } from '#functions/domain/checklists/document-names.ts';

const shown = (name: ReturnType<typeof requestName>) =>
  name && [name.kinds.map(({ id }) => id).join(' '), name.rest.map(({ text }) => text).join(' ')];

describe('what a request asks for', () => {
  it.each([
    ['copies of the loan agreement with Harbour Bank', ['loan', 'harbour']],
    ['list of construction contracts', ['register', 'construction contracts']],
    ['船舶の売買契約一覧', ['register', '船舶 売買 契約']],
    ['이사회 의사록', ['minutes', '이사회']],
    ['the age of the fleet', undefined],
  ])('"%s"', (thing, name) => {
    expect(shown(requestName(thing))).toEqual(name);
  });
});

describe('what the name of a file says', () => {
  it.each([
    ['04_harbour-lease-2026.pdf', ['lease', 'harbour']],
    ['contract-register.csv', ['register', 'contract']],
    ['설비.csv', ['register', '설비']],
    ['사업보고서_2025.html', ['annualReport accounts', '']],
    ['memo-pier.md', ['', 'pier']],
  ])('"%s"', (title, name) => {
    expect(shown(titleName(title))).toEqual(name);
  });
});
