// Every error code of the API has a sentence in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#shared/contract/errors.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

describe.each(LANGUAGES)('%s', (language) => {
  it('has a text for every code, and for no other', () => {
    const path = new URL(`../../../shared/i18n/${language}/errors.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(path, 'utf8'));
    expect(Object.keys(texts).sort()).toEqual([...ERROR_CODES].sort());
    expect(Object.values(texts).every((text) => typeof text === 'string' && text.trim() !== '')).toBe(true);
  });
});
