// Clues in single words of a header that is not in any word list.
import { describe, expect, it } from 'vitest';
import { clueIn } from '#functions/checklists/read/head-clues.ts';

describe("a header in an author's own words", () => {
  it.each([
    ['Whose plate is it on', 'owner'],
    ['Who asked', 'other'],
    ['Where you filed it', 'reference'],
    ['Why we worry', 'comment'],
    ['Papers from the clinic', 'reference'],
    ['Replies of the tenant', 'answer'],
    ['Surveyor jottings', 'comment'],
    ['Passed to closing', 'status'],
    ['Follow-up wanted (Y/N)', undefined],
    ['답을 써 주실 분', 'owner'],
    ['올린 사람', 'other'],
    ['보내 주신 파일', 'reference'],
    ['느낀 점과 우려', 'comment'],
    ['書類のありか', 'reference'],
    ['気付き', 'comment'],
    ['窓口の方', 'owner'],
    ['Heron', undefined],
  ])('%s', (head, role) => {
    expect(clueIn(head)).toBe(role);
  });
});
