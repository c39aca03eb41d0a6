// Finding workspaces by words, and turning typed words into tags.
import { describe, expect, it } from 'vitest';
import { CreateProject } from '#shared/contract/routes/projects.ts';
import { fc } from '#tests/helpers/properties.ts';
import { matchesQuery } from '#web/features/workspaces/matches-query.ts';
import { addTags } from '#web/features/workspaces/tags.ts';

const atlas = { name: 'Atlas 인수 검토', alias: 'Project Alpha', note: '지분 60%', tags: ['2차전지', 'M&A'] };

describe('finding a workspace', () => {
  it.each(['atlas', '인수', 'ALPHA', '60%', 'm&a', '검토 atlas', ''])('by %s', (query) => {
    expect(matchesQuery(atlas, query)).toBe(true);
  });

  it('needs every word', () => {
    expect(matchesQuery(atlas, 'atlas 매각')).toBe(false);
  });

  it('finds a name that was written on a system which takes syllables apart', () => {
    expect(matchesQuery({ ...atlas, name: '한빛'.normalize('NFD') }, '한빛')).toBe(true);
  });
});

describe('tags', () => {
  it('come once each, trimmed, from commas of three scripts', () => {
    expect(addTags(['인수'], ' 실사 , 인수，物流、 ')).toEqual(['인수', '실사', '物流']);
  });

  it('are always such as the server takes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 30 }), (typed) => {
        const tags = typed.reduce(addTags, [] as string[]);
        expect(CreateProject.safeParse({ name: 'x', tags }).success).toBe(true);
      }),
    );
  });
});
