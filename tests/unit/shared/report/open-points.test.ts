// The list of points to review before a report is shared.
import { describe, expect, it } from 'vitest';
import { openPoints } from '#shared/report/open-points.ts';
import type { Report, Section } from '#shared/report/report.ts';

const sentence = (check: 'verified' | 'uncertain' | 'unsupported') => ({ text: 'It grew.', refs: [1], check });
const section = (title: string, ...checks: ('verified' | 'uncertain' | 'unsupported')[]): Section => ({
  id: title,
  title,
  status: 'done',
  blocks:
    checks.length > 0
      ? [{ kind: 'text', sentences: checks.map(sentence) }]
      : [{ kind: 'notice', code: 'nothingFound' }],
});
const report = (change: Partial<Report>): Report => ({
  title: 'IM',
  organisation: 'Hanbit Partners',
  language: 'en',
  createdAt: '2026-03-01T00:00:00.000Z',
  writer: { kind: 'offline', name: 'offline' },
  sections: [section('Summary', 'verified')],
  references: [],
  ...change,
});

describe('the open points of a report', () => {
  it('are empty if everything is verified', () => {
    expect(openPoints(report({}))).toEqual([]);
  });

  it('count sentences and figures by the result of their check', () => {
    const sections = [section('A', 'uncertain', 'verified'), section('B', 'uncertain', 'unsupported')];
    expect(openPoints(report({ sections }))).toEqual([
      { code: 'unsupported', count: 1 },
      { code: 'uncertain', count: 2 },
    ]);
  });

  it('name the cited files that are internal', () => {
    expect(openPoints(report({ internalFiles: ['memo.md'] }))).toEqual([{ code: 'internal', titles: ['memo.md'] }]);
  });

  it('name failed and omitted sections', () => {
    const sections = [{ ...section('A'), status: 'failed' as const }, section('B'), section('C', 'verified')];
    expect(openPoints(report({ sections }))).toEqual([
      { code: 'failed', titles: ['A'] },
      { code: 'empty', titles: ['B'] },
    ]);
  });

  it('report invented data, and a cover without contacts', () => {
    expect(openPoints(report({ isSample: true, frontMatter: {} }))).toEqual([
      { code: 'sample' },
      { code: 'noContacts' },
    ]);
    expect(openPoints(report({ frontMatter: { contacts: ['Kim'] } }))).toEqual([]);
  });
});
