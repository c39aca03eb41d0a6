// Locators in addresses, to which the footnotes of an exported document link.
import { expect, test } from 'vitest';
import { locatorEntries, locatorFrom } from '#web/components/viewer/locator-query.ts';

test('reads a locator back from an address', () => {
  const at = {
    page: 400,
    box: [0.1, 0.2, 0.5, 0.25] as [number, number, number, number],
    sheet: 'P&L',
    range: 'B4:D9',
  };
  expect(locatorFrom(new URLSearchParams(locatorEntries(at)))).toEqual(at);
});

test('ignores malformed parameters', () => {
  expect(locatorFrom(new URLSearchParams('page=-1&slide=x&line=1.5&box=1,2,a,4&sheet=%20'))).toEqual({});
  expect(locatorFrom(new URLSearchParams('box=1,2'))).toEqual({});
});
