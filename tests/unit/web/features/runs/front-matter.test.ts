// Front matter as typed is converted to its printed form, and back.
import { describe, expect, it } from 'vitest';
import { draftOf, frontMatterOf } from '#web/features/run/front-matter.ts';

const EMPTY = draftOf({});

describe('typed front matter', () => {
  it('leaves out empty fields', () => {
    expect(frontMatterOf({ ...EMPTY, title: '  ' })).toEqual({});
  });

  it('has a contact per line and a step per line, with or without a date', () => {
    const typed = {
      ...EMPTY,
      contacts: 'Kim Jiwoo, Director\n\n',
      timetable: '1 March | Offers due\nClosing\n | Signing',
    };
    expect(frontMatterOf(typed)).toEqual({
      contacts: ['Kim Jiwoo, Director'],
      timetable: [
        { when: '1 March', step: 'Offers due' },
        { when: '', step: 'Closing' },
        { when: '', step: 'Signing' },
      ],
    });
  });

  it('is the same when it is opened again', () => {
    const given = { title: 'IM', date: '2026-03-01', timetable: [{ when: '', step: 'Closing' }] };
    expect(frontMatterOf(draftOf(given))).toEqual(given);
  });
});
