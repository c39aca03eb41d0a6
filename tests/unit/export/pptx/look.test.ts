// The size of a slide's title.
import { expect, it } from 'vitest';
import { SIZE, titleSize } from '#functions/export/pptx/look.ts';

it('is a little smaller if an East Asian title would leave its last characters alone', () => {
  expect(titleSize('売'.repeat(38))).toBe(SIZE.title);
  expect(titleSize('売'.repeat(42))).toBeLessThan(SIZE.title);
  expect(titleSize('売'.repeat(60))).toBe(SIZE.title);
});

it('is the same for a Latin title, which breaks between words', () => {
  expect(titleSize('Revenue rose '.repeat(6))).toBe(SIZE.title);
});
