// The language of the interface (specification, section 4).
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageFor } from '#web/lib/language.ts';
import { savePreferences } from '#web/lib/preferences.ts';
import { stubBrowser } from '../storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language', () => {
  it('is Korean before anybody has signed in', () => {
    stubBrowser();
    expect(languageFor(undefined)).toBe('ko');
  });

  it('is the last one used on this device, on a sign-in page', () => {
    stubBrowser();
    savePreferences({ language: 'ja' });
    expect(languageFor(undefined)).toBe('ja');
  });

  it("is the saved one, before the profile's", () => {
    stubBrowser();
    localStorage.setItem('lang', 'ja');
    expect(languageFor({ language: 'ko' })).toBe('ja');
  });

  it("is the profile's if none is saved, and English without either", () => {
    stubBrowser();
    expect(languageFor({ language: 'ja' })).toBe('ja');
    expect(languageFor({})).toBe('en');
  });

  it('ignores a saved language that does not exist', () => {
    stubBrowser();
    localStorage.setItem('lang', 'xx');
    expect(languageFor({ language: 'ko' })).toBe('ko');
  });
});

describe('preferences', () => {
  it('survive in the cookie beside others, and a broken cookie has none', async () => {
    // Prepare
    stubBrowser();
    savePreferences({ theme: 'dark' });
    // Act
    savePreferences({ organizationCode: 'HANBIT' });
    // Assess
    const { readPreferences } = await import('#web/lib/preferences.ts');
    expect(readPreferences()).toEqual({ theme: 'dark', organizationCode: 'HANBIT' });
    // biome-ignore lint/suspicious/noDocumentCookie: the jar of this test has nothing else
    document.cookie = 'prefs=%7Bbroken; path=/';
    expect(readPreferences()).toEqual({});
  });
});
