// Cookies: plain without TLS; with TLS, limited to their host and to encrypted requests.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';

const browserAt = (protocol: 'http:' | 'https:', cookie = '') => {
  const jar = { cookie };
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol });
  return jar;
};
afterEach(() => vi.unstubAllGlobals());

describe('a cookie', () => {
  it('keeps its name on the local stage, which has no TLS', () => {
    const jar = browserAt('http:');
    writeCookie('user', 'a', 60);
    expect(jar.cookie).toBe('user=a; path=/; max-age=60; samesite=lax');
  });

  it('is limited to this host and to TLS, if there is TLS', () => {
    const jar = browserAt('https:');
    writeCookie('user', 'a', 60);
    expect(jar.cookie).toBe('__Host-user=a; path=/; max-age=60; samesite=lax; secure');
  });

  it('is not read without the prefix, which another host could set', () => {
    browserAt('https:', 'prefs=theirs; __Host-prefs=ours');
    expect(readCookie('prefs')).toBe('ours');
    browserAt('https:', 'prefs=theirs');
    expect(readCookie('prefs')).toBeUndefined();
    browserAt('http:', 'a=1; prefs=ours');
    expect(readCookie('prefs')).toBe('ours');
  });
});
