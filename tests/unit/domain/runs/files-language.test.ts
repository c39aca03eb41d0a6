// The language of the files that a report quotes.
import { expect, it } from 'vitest';
import { filesLanguage } from '#functions/domain/runs/files-language.ts';
import type { FileRecord } from '#functions/store/files.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const fileOf = (id: string) => ({ id }) as FileRecord;
const index = {
  range: async ({ fileId }: { readonly fileId: string }) => [chunkOf({ text: '' }, { language: fileId.slice(0, 2) })],
};

it('is that of most files', async () => {
  const files = ['ko-1', 'en-1', 'ko-2'].map(fileOf);

  expect(await filesLanguage(index, 'tenant', files)).toBe('ko');
});

it('is unknown without files', async () => {
  expect(await filesLanguage(index, 'tenant', [])).toBeUndefined();
});
