// The country with which a form begins.
import { afterEach, expect, it, vi } from 'vitest';

const countryOf = async (config: object, language: string) => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json(config));
  vi.stubGlobal('navigator', { language });
  const { viewerCountry } = await import('#web/lib/viewer-country.ts');
  return viewerCountry();
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is the one that the edge reports, whatever the language', async () => {
  expect(await countryOf({ country: 'JP' }, 'ko-KR')).toBe('JP');
});

it("follows the browser's language without an edge", async () => {
  expect(await countryOf({}, 'en-GB')).toBe('GB');
  expect(await countryOf({}, 'ko')).toBe('KR');
});

it('is undefined if the reply is not a country', async () => {
  expect(await countryOf({ country: 'Japan' }, 'ko')).toBeUndefined();
});
