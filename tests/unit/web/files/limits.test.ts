// What is told before a byte leaves.
import { expect, test } from 'vitest';
import { UPLOAD } from '#shared/model/upload.ts';
import { sift } from '#web/features/files/upload/limits.ts';

const file = (name: string, size: number) => ({ name, size });

test('a file above the maximum is named with its size and the maximum; the others go', () => {
  const { accepted, refused } = sift([
    file('a.pdf', UPLOAD.maxBytes + 1),
    file('b.pdf', UPLOAD.maxBytes),
    file('c.txt', 0),
  ]);
  expect(accepted.map(({ name }) => name)).toEqual(['b.pdf']);
  expect(refused).toEqual([
    { code: 'fileTooLarge', filename: 'a.pdf', size: UPLOAD.maxBytes + 1, maxBytes: UPLOAD.maxBytes },
    { code: 'fileEmpty', filename: 'c.txt' },
  ]);
});

test('more files than the maximum are not sent at all', () => {
  const many = Array.from({ length: UPLOAD.maxFiles + 1 }, (_, i) => file(`${i}.pdf`, 1));
  expect(sift(many)).toEqual({
    accepted: [],
    refused: [{ code: 'fileTooMany', count: UPLOAD.maxFiles + 1, maxFiles: UPLOAD.maxFiles }],
  });
});
