// What is taken from a foreign page before it stands in its frame.
import { expect, test } from 'vitest';
import { harmless } from '#web/components/viewer/media/harmless.ts';

test.each([
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<META HTTP-EQUIV=\'Content-Security-Policy\' content="default-src *">',
  '<link rel="dns-prefetch" href="//evil.test">',
  '<base href="https://evil.test/">',
])('%s goes', (tag) => {
  expect(harmless(`<p>a</p>${tag}<p>b</p>`)).toMatch(
    /^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'.*<p>a<\/p><p>b<\/p>$/,
  );
});

test('what says how to read the page stays', () => {
  expect(harmless('<meta charset="euc-kr"><p>a</p>')).toContain('<meta charset="euc-kr">');
});
