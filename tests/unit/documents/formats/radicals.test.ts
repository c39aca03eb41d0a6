// Characters that a PDF writes as radicals are read as the characters that they look like.
import { describe, expect, it } from 'vitest';
import { withoutRadicals } from '#functions/documents/formats/pdf/radicals.ts';

describe('text of a PDF', () => {
  it.each([
    ['令和７年３⽉31⽇', '令和７年３月31日'],
    ['⻑期借⼊⾦', '長期借入金'],
    ['キャッシュ‧フロー', 'キャッシュ・フロー'],
    ['売上高 1,000', '売上高 1,000'],
  ])('reads %s as %s', (written, read) => {
    expect(withoutRadicals(written)).toBe(read);
    expect(written).toHaveLength(read.length);
  });
});
