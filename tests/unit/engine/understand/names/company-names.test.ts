// A company's name: without legal form, in any case, spacing and script.
import { describe, expect, it } from 'vitest';
import {
  calledAs,
  companyNames,
  documentNames,
  isCalled,
  isNamedIn,
  withoutNames,
} from '#functions/engine/understand/names/company-names.ts';
import { findEntities, withoutLegalForm } from '#functions/engine/understand/names/find-entities.ts';

describe('a name without its legal form', () => {
  it.each([
    ['가온물류 주식회사 (Gaon Logistics Co., Ltd.)', '가온물류 (Gaon Logistics)'],
    ['株式会社あおば陸運 (Aoba Rikuun K.K.)', 'あおば陸運 (Aoba Rikuun)'],
    ['Northway Freight Systems (Inc.)', 'Northway Freight Systems'],
    ['㈜한결식품', '한결식품'],
  ])('of %j is %j', (whole, name) => {
    expect(withoutLegalForm(whole)).toBe(name);
  });
});

describe('a company name in a question', () => {
  it.each([
    ['Marlow', 'marlow revenue 2022'],
    ['7D', 'What is the revenue of 7D in 2022?'],
    ['Best Harbor', 'bestharbor net sales'],
    ['Verdana', '베르다나의 2023년 자산총계는?'],
    ['Verdana', 'ヴェルダナの2023年の総資産は？'],
    ['Northway', '노스웨이의 매출은?'],
    ['Northway', 'ノースウェイの売上高は？'],
    ['도람전자', 'ドラム電子の売上高'],
    ['도람전자', 'doram electronics revenue'],
    ['도람전자', "What was Doram Electronics's revenue?"],
  ])('finds %s in %j', (name, question) => {
    expect(isCalled(name, question)).toBe(true);
  });

  it.each([
    ['Marlow', '매출액은 얼마인가요?'],
    ['Alma', '당기순이익이 얼마야'],
    ['AB', 'abroad and about'],
    ['도람전자', 'ドラム銀行の売上高'],
    ['Tessel', 'What did Tesla earn?'],
  ])('does not find %s in %j', (name, question) => {
    expect(isCalled(name, question)).toBe(false);
  });

  it('is removed from the question as written there', () => {
    expect(withoutNames('베르다나의 자산총계', ['Verdana'], '')).toBe('의 자산총계');
  });

  it('is written as in the document if the question uses another script', () => {
    expect([calledAs('Verdana', 'verdana assets'), calledAs('Verdana', '베르다나 자산')]).toEqual([
      'verdana',
      'Verdana',
    ]);
  });
});

describe('forms of company names', () => {
  it.each(['J&J', 'JnJ', 'jnj'])('include initials with their connector: %s', (called) => {
    const names = companyNames('JARROW & JUNIPER');

    expect(names.some((name) => isCalled(name, `How fast did ${called}'s sales grow?`))).toBe(true);
  });

  it('include the name without its article', () => {
    expect(companyNames('The Larch Depot, Inc.')).toContain('Larch Depot');
  });

  it('include the letters with which a longer name begins', () => {
    expect(companyNames('QXR Harbor Holdings Ltd.')).toContain('QXR');
    expect(companyNames('BIG HARBOR LTD.')).not.toContain('BIG');
  });

  it('include the former name', () => {
    expect(companyNames('Alto Inc. (formerly Basso Corp.)')).toContain('Basso');
  });

  it.each([
    ['MARLOW_2022_10K.pdf', ['MARLOW']],
    ['mrlw-10-k-2024.html', ['mrlw']],
    ['2023 사업보고서.pdf', []],
    ['annual-report.pdf', []],
  ])('include the name in the file name %s: %j', (document, names) => {
    expect(documentNames(document)).toEqual(names);
  });

  it('are found in a text as whole words', () => {
    expect([isNamedIn('Marlow', 'MARLOW CORP annual report'), isNamedIn('Marlow', 'Marlowe')]).toEqual([true, false]);
  });

  it('contain signs that are matched literally', () => {
    expect(isNamedIn('가온물류(주)', '가온물류(주)의 사업보고서')).toBe(true);
    expect(isNamedIn('가온물류 주식회사 (Gaon Co., Ltd.)', '가온물류의 사업보고서')).toBe(false);
    expect(isNamedIn('a+b(c', 'A+B(C annual report')).toBe(true);
  });
});

describe('a guess at the company of a question', () => {
  it.each([
    ["what was globex's revenue in 2022?", ['globex']],
    ['how much revenue did globex report in 2022', ['globex']],
    ['자산총계 알려줘', []],
    ["What was the company's revenue last year?", []],
  ])('in %j is %j', (question, names) => {
    expect(findEntities(question)).toEqual(names);
  });
});
