// Files that are refused before they are sent.
import { expect, test } from 'vitest';
import { UPLOAD } from '#shared/model/upload.ts';
import { sift } from '#web/components/uploads/limits.ts';

const chosen = (name: string, size: number, path?: string) => ({ file: { name, size }, path });
const many = (count: number, path?: string) => Array.from({ length: count }, (_, i) => chosen(`${i}.pdf`, 1, path));

test('names a file above the maximum with its size and the maximum, and sends the others', () => {
  const { accepted, refused } = sift([
    chosen('a.pdf', UPLOAD.maxBytes + 1),
    chosen('b.pdf', UPLOAD.maxBytes),
    chosen('c.txt', 0),
  ]);
  expect(accepted.map(({ file }) => file.name)).toEqual(['b.pdf']);
  expect(refused).toEqual([
    { code: 'fileTooLarge', filename: 'a.pdf', size: UPLOAD.maxBytes + 1, maxBytes: UPLOAD.maxBytes },
    { code: 'fileEmpty', filename: 'c.txt' },
  ]);
});

test('sends nothing if there are more files than the maximum', () => {
  expect(sift(many(UPLOAD.maxFiles + 1))).toEqual({
    accepted: [],
    refused: [{ code: 'fileTooMany', count: UPLOAD.maxFiles + 1, maxFiles: UPLOAD.maxFiles }],
  });
});

test('accepts thousands of files in a folder, up to its own maximum', () => {
  expect(sift(many(UPLOAD.maxFolderFiles, 'Deal')).accepted).toHaveLength(UPLOAD.maxFolderFiles);
  expect(sift(many(UPLOAD.maxFolderFiles + 1, 'Deal')).refused).toEqual([
    { code: 'folderTooMany', count: UPLOAD.maxFolderFiles + 1, maxFiles: UPLOAD.maxFolderFiles },
  ]);
});
