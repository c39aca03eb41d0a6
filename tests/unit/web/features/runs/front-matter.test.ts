// What a person types for the front matter becomes what is printed, and back.
import { describe, expect, it } from 'vitest';
import { draftOf, frontMatterOf } from '#web/features/run/front-matter.ts';

const EMPTY = draftOf({});

describe('the front matter as it is typed', () => {
  it('leaves out empty fields', () => {
    expect(frontMatterOf({ ...EMPTY, title: '  ' })).toEqual({});
  });

  it('takes a contact a line and a step a line, with or without its date', () => {
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
