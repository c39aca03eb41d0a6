// What is removed from a foreign page before its frame shows it.
import { expect, test } from 'vitest';
import { withSandboxPolicy } from '#web/components/viewer/media/sandbox-policy.ts';

test.each([
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<META HTTP-EQUIV=\'Content-Security-Policy\' content="default-src *">',
  '<link rel="dns-prefetch" href="//evil.test">',
  '<base href="https://evil.test/">',
])('removes %s', (tag) => {
  expect(withSandboxPolicy(`<p>a</p>${tag}<p>b</p>`)).toMatch(
    /^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'.*<p>a<\/p><p>b<\/p>$/,
  );
});

test('keeps the declared encoding', () => {
  expect(withSandboxPolicy('<meta charset="euc-kr"><p>a</p>')).toContain('<meta charset="euc-kr">');
});
