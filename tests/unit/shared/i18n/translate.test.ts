// How a text on the server takes in a list of names.
import { expect, it } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';

const filled = (language: 'ja' | 'en', names: string) =>
  translate(language, 'answers.figure.converted', { figure: '1', converted: names });

it('separates Japanese names as Japanese is, and names in Latin letters by commas', () => {
  expect(filled('ja', '法人税等, EBITDA, 支払利息')).toBe('1（法人税等、EBITDA、支払利息）');
  expect(filled('ja', 'Keelson, Norvik')).toBe('1（Keelson, Norvik）');
  expect(filled('en', '北浜, さくら')).toBe('1 (北浜, さくら)');
});
