// Tables of people: the pages together list each person once, in any order.
import { describe, expect, it } from 'vitest';
import { pageOfPeople } from '#functions/domain/people/table.ts';
import type { Person } from '#shared/model/people.ts';
import { fc } from '#tests/helpers/properties.ts';

const person = fc.record({
  name: fc.constantFrom('', 'Ada', 'ada', '김민지', 'Zoë', '佐藤'),
  role: fc.constantFrom(2, 3, 4, 5, 6),
  status: fc.constantFrom('active', 'invited', 'deactivated'),
  lastActivity: fc.option(fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'), { nil: undefined }),
}) satisfies fc.Arbitrary<Partial<Person>>;
const people = fc
  .array(person, { maxLength: 40 })
  .map((all) =>
    all.map((one, n): Person => ({ ...one, id: `p${n}`, email: `p${n}@x.test`, isActive: true, version: 1 })),
  );
const order = fc.record({
  sort: fc.constantFrom(undefined, 'name', 'email', 'role', 'status', 'lastActivity'),
  order: fc.constantFrom('asc', 'desc'),
});

describe('a table of people', () => {
  it('shows each person on one page', () => {
    fc.assert(
      fc.property(people, order, fc.integer({ min: 1, max: 9 }), (all, by, limit) => {
        const page = (offset: number) =>
          pageOfPeople(all, { ...by, search: '', limit, offset }, { language: 'ko', first: ({ role }) => role === 2 });
        const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, n) => page(n * limit));
        expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual(all.map(({ id }) => id).sort());
        expect(pages.every(({ count }) => count === all.length)).toBe(true);
      }),
    );
  });

  it('finds names in any composition of their emails, ignoring case', () => {
    const one = (name: string): Person => ({
      id: name,
      name,
      email: 'x@x.test',
      role: 4,
      status: 'active',
      isActive: true,
      version: 1,
    });
    const search = (text: string) =>
      pageOfPeople(
        [one('Zoë'.normalize('NFD')), one('김민지')],
        { search: text, order: 'asc', limit: 9, offset: 0 },
        { language: 'en' },
      ).rows.map(({ name }) => name.normalize('NFC'));
    expect(search('ZOË')).toEqual(['Zoë']);
    expect(search('민지'.normalize('NFD'))).toEqual(['김민지']);
    expect(search('x@X')).toHaveLength(2);
  });
});
