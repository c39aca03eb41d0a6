// The text of a file in pages that stay small, however long its segments are.
import { expect, it } from 'vitest';
import { segmentLines } from '#functions/documents/derived/segments.ts';
import { fileContent } from '#functions/domain/files/content.ts';
import type { FileRecord } from '#functions/store/files.ts';
import type { Segment } from '#shared/model/file.ts';

const FILE = { id: 'fil_aaaaaaaaaaaa_bbbbbbbbbbbbbbbb' } as FileRecord;
const storageOf = (segments: readonly Segment[]) => {
  const bytes = segmentLines(segments);
  return {
    read: async () =>
      (async function* () {
        for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
      })(),
  };
};

it('returns short pages of long segments, which together contain the whole text', async () => {
  // Prepare
  const segments = Array.from(
    { length: 300 },
    (_, n): Segment => ({
      kind: 'text',
      text: `${n} ${'가'.repeat(7_900)}`,
      locator: { line: n + 1 },
    }),
  );
  const storage = storageOf(segments);
  // Act
  const pages: (readonly Segment[])[] = [];
  for (let offset = 0; offset < segments.length; ) {
    const { rows, count } = await fileContent(storage, 'org_one', FILE, { limit: 2000, offset });
    expect(count).toBe(300);
    pages.push(rows);
    offset += rows.length;
  }
  // Assess
  expect(pages.flat()).toEqual(segments);
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(1_100_000);
});
