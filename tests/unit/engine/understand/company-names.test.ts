// A company's name as it is said: without legal form, and with brackets as one writes them.
import { describe, expect, it } from 'vitest';
import { withoutLegalForm } from '#functions/engine/understand/find-entities.ts';

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
