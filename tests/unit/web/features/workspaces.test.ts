// Finding workspaces by words, and converting typed words to tags.
import { describe, expect, it } from 'vitest';
import { CreateWorkspace } from '#shared/contract/routes/workspaces.ts';
import { fc } from '#tests/helpers/properties.ts';
import { matchesQuery } from '#web/features/workspaces/matches-query.ts';
import { addTags } from '#web/features/workspaces/tags.ts';

const atlas = { name: 'Atlas 인수 검토', alias: 'Project Alpha', note: '지분 60%', tags: ['2차전지', 'M&A'] };

describe('finding a workspace', () => {
  it.each(['atlas', '인수', 'ALPHA', '60%', 'm&a', '검토 atlas', ''])('finds it by %s', (query) => {
    expect(matchesQuery(atlas, query)).toBe(true);
  });

  it('requires every word', () => {
    expect(matchesQuery(atlas, 'atlas 매각')).toBe(false);
  });

  it('finds a name written with decomposed syllables', () => {
    expect(matchesQuery({ ...atlas, name: '한빛'.normalize('NFD') }, '한빛')).toBe(true);
  });
});

describe('tags', () => {
  it('are unique and trimmed, separated by commas of three scripts', () => {
    expect(addTags(['인수'], ' 실사 , 인수，物流、 ')).toEqual(['인수', '실사', '物流']);
  });

  it('are always valid for the server', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 30 }), (typed) => {
        const tags = typed.reduce(addTags, [] as string[]);
        expect(CreateWorkspace.safeParse({ name: 'x', tags }).success).toBe(true);
      }),
    );
  });
});
