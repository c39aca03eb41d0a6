// Suggested questions use readable names, from which the file is still found.
import { describe, expect, it } from 'vitest';
import { isSpeakable, readableName } from '#web/features/questions/readable-name.ts';
import { suggest } from '#web/features/questions/suggest.ts';

const done = (...names: string[]) => names.map((filename) => ({ filename, status: 'Done' as const }));

describe('spokenName', () => {
  it.each([
    ['ADOBE_2022_10K.pdf', 'Adobe 2022 10-K'],
    ['BESTBUY_2024Q2_10Q.pdf', 'Bestbuy 2024 Q2 10-Q'],
    ['MGMRESORTS_2022Q4_EARNINGS.pdf', 'MGMRESORTS 2022 Q4 Earnings'],
    ['PEPSICO_2023_8K_dated-2023-05-05.pdf', 'Pepsico 2023 8-K'],
    ['samsung_annual_report_20220308.pdf', 'Samsung annual report'],
    ['gaon-annual-report.pdf', 'Gaon annual report'],
    ['[삼성전자]사업보고서(2022.03.08).pdf', '삼성전자 사업보고서'],
    ['01. 가온물류_사업보고서 (2).pdf', '가온물류 사업보고서'],
    ['2-1_白樺_決算短信_2024年5月10日.pdf', '白樺 決算短信'],
    ['NETFLIX_2017_10K.final.pdf', 'Netflix 2017 10-K'],
    ['20220308.pdf', '20220308'],
  ])('reads %s as %s', (filename, spoken) => {
    expect(readableName(filename)).toBe(spoken);
  });

  it('cuts a long name at the end of a word', () => {
    const spoken = readableName('Quarterly review of the northern warehouse network and its tenants.docx');

    expect(spoken).toBe('Quarterly review of the northern');
  });

  it.each([
    ['R2', false],
    ['59021', false],
    ['issue16063', false],
    ['Adobe 2022 10-K', true],
    ['실사 메모', true],
  ])('recognizes whether %s has a text', (name, speakable) => {
    expect(isSpeakable(name)).toBe(speakable);
  });
});

describe('suggest', () => {
  it('asks about reports first, and compares two of them', () => {
    const prompts = suggest(done('59021.xlsx', 'ADOBE_2022_10K.pdf', 'NETFLIX_2017_10K.pdf'));

    expect(prompts[0]?.params.file).toBe('Adobe 2022 10-K');
    expect(prompts).toContainEqual({ key: 'compare', params: { file: 'Adobe 2022 10-K', other: 'Netflix 2017 10-K' } });
  });

  it('keeps the dates of files that would otherwise have the same name', () => {
    const prompts = suggest(done('PEPSICO_8K_2023-05-05.pdf', 'PEPSICO_8K_2023-07-13.pdf'));

    expect(new Set(prompts.map(({ params }) => params.file)).size).toBe(2);
  });

  it('asks briefly about an unreadable name, and nothing about files that are not ready', () => {
    expect(suggest(done('59021.xlsx'))).toEqual([{ key: 'plain', params: { file: '59021' } }]);
    expect(suggest([{ filename: 'ADOBE_2022_10K.pdf', status: 'InProgress' }])).toEqual([]);
  });
});
