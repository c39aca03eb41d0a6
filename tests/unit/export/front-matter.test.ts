// The content of the pages before the sections of a document.
import { describe, expect, it } from 'vitest';
import { frontOf } from '#functions/export/front-matter.ts';
import type { Report } from '#shared/report/report.ts';

const report: Report = {
  title: 'Gaon information memorandum',
  organisation: 'Hanbit Partners',
  language: 'en',
  createdAt: '2026-03-01T09:00:00.000Z',
  writer: { kind: 'offline', name: 'offline' },
  sections: [],
  references: [],
};

describe('the front matter of a document', () => {
  it('is absent from an internal report', () => {
    expect(frontOf(report)).toBeUndefined();
  });

  it('has the default notice with the name of its author, if none was entered', () => {
    const front = frontOf({ ...report, frontMatter: {} });
    expect(front?.notice.lines[0]).toContain('prepared by Hanbit Partners');
    expect(front?.contacts).toBeUndefined();
    expect(front?.timetable).toBeUndefined();
  });

  it('prints the entered values', () => {
    const front = frontOf({
      ...report,
      preparedFor: 'Northway',
      frontMatter: {
        codeName: 'Harbour',
        date: '2026-04-02',
        contacts: ['Kim Jiwoo'],
        timetable: [{ when: '', step: 'Closing' }],
        notice: 'For your eyes.\n\nNo warranty.',
      },
    });
    expect(front).toMatchObject({
      codeName: 'Code name: Harbour',
      lines: ['Prepared for Northway', 'Hanbit Partners', expect.stringContaining('2026')],
      notice: { lines: ['For your eyes.', 'No warranty.'] },
      contacts: { lines: ['Kim Jiwoo'] },
      timetable: { rows: [[{ text: '' }, { text: 'Closing' }]] },
    });
  });
});
