// A report with edits: in place of the original paragraph, and beside a rewritten one.
import { describe, expect, it } from 'vitest';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { checksIn } from '#shared/report/checks-in.ts';
import type { ReportEdit } from '#shared/report/edits.ts';
import type { Report } from '#shared/report/report.ts';
import { withEdits } from '#shared/report/with-edits.ts';

const AT = '2026-11-20T00:00:00.000Z';
const REFERENCE = {
  n: 1,
  source: 'FILES' as const,
  title: 'report.pdf',
  locator: { page: 3 },
  quote: 'Revenue 438,512',
  retrievedAt: AT,
};
const machine = (text: string): Sentence => ({ text, refs: [1], check: 'verified' });
const text = (...sentences: string[]): Block => ({ kind: 'text', sentences: sentences.map(machine) });
const reportOf = (...blocks: Block[]): Report => ({
  title: 'Profile',
  organisation: 'Hanbit',
  language: 'en',
  createdAt: AT,
  writer: { kind: 'offline', name: 'offline' },
  sections: [{ id: 'business', title: 'Business', status: 'done', blocks }],
  references: [REFERENCE],
});
const editOf = (before: string, after: string, more: Partial<ReportEdit> = {}): ReportEdit => ({
  id: 'edit_0000000000000001',
  sectionId: 'business',
  before,
  text: after,
  place: 0,
  references: [],
  by: { id: 'kim', name: 'Kim' },
  at: AT,
  version: 1,
  ...more,
});
const blocksOf = (report: Report): Block[] => report.sections[0]?.blocks ?? [];
const linesOf = (report: Report): string[] =>
  blocksOf(report).flatMap((block) => {
    if (block.kind === 'text') return [block.sentences.map((one) => one.text).join(' ')];
    return block.kind === 'list' ? block.items.map((item) => item.map((one) => one.text).join(' ')) : [];
  });
const sentencesIn = (report: Report): Sentence[] =>
  blocksOf(report).flatMap((block) => (block.kind === 'text' ? block.sentences : []));

describe('an edit of a paragraph', () => {
  it('replaces its paragraph without a check, marked with its author', () => {
    const report = withEdits(reportOf(text('Revenue rose.'), text('Costs fell.')), [
      editOf('Revenue rose.', 'Revenue grew in all regions.'),
    ]);

    expect(linesOf(report)).toEqual(['Revenue grew in all regions.', 'Costs fell.']);
    expect(sentencesIn(report)[0]).toMatchObject({ refs: [], edit: { by: 'Kim', at: AT, isOwn: true } });
    expect(checksIn(report.sections)).toEqual(['verified']);
  });

  it('leaves an unchanged sentence its footnote and its check', () => {
    const report = withEdits(reportOf(text('Revenue rose.', 'Costs fell.')), [
      editOf('Revenue rose. Costs fell.', 'Revenue rose. Wages did not change.'),
    ]);

    expect(sentencesIn(report)).toMatchObject([
      { text: 'Revenue rose.', refs: [1], check: 'verified', edit: { isOwn: false } },
      { text: 'Wages did not change.', refs: [], edit: { isOwn: true } },
    ]);
  });

  it.each(['It is wrong that Revenue rose.', 'Revenue rose. not at all', 'Revenue rose in 2020 alone.'])(
    'removes the check from a reworded sentence: %s',
    (after) => {
      const machineText = after.endsWith('all') ? 'Revenue rose' : 'Revenue rose.';
      const report = withEdits(reportOf(text(machineText)), [editOf(machineText, after)]);

      expect(sentencesIn(report).map(({ check }) => check)).toEqual(['uncertain']);
    },
  );

  it('keeps the footnotes of the paragraph', () => {
    const edit = editOf('Revenue rose.', 'Revenue grew.', { references: [REFERENCE] });

    expect(sentencesIn(withEdits(reportOf(text('Revenue rose.')), [edit]))).toMatchObject([{ refs: [1] }]);
  });

  it('makes a paragraph of each line, and none of no lines', () => {
    const machineReport = reportOf(text('Revenue rose.'), { kind: 'list', ordered: false, items: [[machine('One.')]] });

    expect(linesOf(withEdits(machineReport, [editOf('Revenue rose.', 'A.\nB.')]))).toEqual(['A.', 'B.', 'One.']);
    expect(linesOf(withEdits(machineReport, [editOf('One.', '')]))).toEqual(['Revenue rose.']);
  });

  it("adopts the report's style of Korean", () => {
    const edit = editOf('매출이 증가했습니다.', '매출이 늘었다.');

    expect(linesOf(withEdits(reportOf(text('매출이 증가했음.')), [edit]))).toEqual(['매출이 늘었다.']);
  });
});

describe('after a section is rewritten', () => {
  it('keeps an edit beside the new text, with its footnotes, and reports it', () => {
    const gone = { ...REFERENCE, n: 7, locator: { page: 9 } };
    const report = withEdits(reportOf(text('New first.'), text('New second.')), [
      editOf('Old second.', 'Ours.', { place: 1, references: [gone] }),
    ]);

    expect(linesOf(report)).toEqual(['New first.', 'Ours.', 'New second.']);
    expect(report.references).toMatchObject([{ n: 1 }, { n: 2, locator: { page: 9 } }]);
    expect(sentencesIn(report)[1]?.refs).toEqual([2]);
    expect(report.besideSections).toEqual(['Business']);
  });

  it('puts added text at the end', () => {
    const report = withEdits(reportOf(text('New first.')), [editOf('', 'Added.')]);

    expect(linesOf(report)).toEqual(['New first.', 'Added.']);
    expect(report.besideSections).toBeUndefined();
  });
});

it('counts an empty section as written once it has an edit', () => {
  const empty = reportOf();
  const [section] = empty.sections;
  if (!section) throw new Error('the report has a section');
  const report = withEdits({ ...empty, sections: [{ ...section, status: 'failed', aside: 'Nothing found.' }] }, [
    editOf('', 'Ours.'),
  ]);

  expect(report.sections[0]).toMatchObject({ status: 'done' });
  expect(report.sections[0]).not.toHaveProperty('aside');
});
