// Files of two companies with one name are distinguished by the numbers and seats that their covers state.
import { describe, expect, it } from 'vitest';
import { namesakesOf } from '#functions/domain/runs/namesakes.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const file = (document: string, text: string, company = '주식회사 한빛'): Chunk =>
  chunkOf({ text, fileId: `fil_000000000001_${document.padStart(16, '0')}` }, { document, company });
const found = (...chunks: Chunk[]) =>
  namesakesOf({ index: memoryIndex(chunks) }, { tenant: 'tenant', projectId: 'prj_000000000001' }, '한빛');

describe('two companies with one name', () => {
  it('are distinguished by their number in the register, each with its files', async () => {
    const names = await found(
      file('a.pdf', '법인등록번호: 110111-1234567\n본점 소재지: 서울특별시 중구'),
      file('b.pdf', '법인등록번호: 180111-7654321\n본점 소재지: 부산광역시 해운대구'),
      file('c.pdf', '법인등록번호: 110111-1234567'),
    );

    expect(names).toEqual(['1101111234567: a.pdf, c.pdf', '1801117654321: b.pdf']);
  });

  it('are distinguished by seats without common words', async () => {
    const names = await found(
      file('a.pdf', '본점 소재지: 서울특별시 중구 세종대로 1'),
      file('b.pdf', '본점 소재지: 부산광역시 해운대구'),
    );

    expect(names).toEqual(['서울특별시 중구 세종대로 1: a.pdf', '부산광역시 해운대구: b.pdf']);
  });

  it.each([
    ['the same number', '법인등록번호: 110111-1234567'],
    ['a seat in another street of the city, and no number', '본점 소재지: 서울특별시 강남구'],
    ['a name that is another one', '법인등록번호: 180111-7654321'],
  ])('are one company if the other file states %s', async (what, text) => {
    const other = what.startsWith('a name') ? '주식회사 누리' : '주식회사 한빛';

    expect(
      await found(
        file('a.pdf', '법인등록번호: 110111-1234567\n본점 소재지: 서울특별시 중구'),
        file('b.pdf', text, other),
      ),
    ).toEqual([]);
  });
});
