// The history by day, and suggested questions.
import { describe, expect, test } from 'vitest';
import { byDay } from '#web/features/questions/by-day.ts';
import { suggest } from '#web/features/questions/suggest.ts';
import { historyOf, threadFrom } from '#web/features/questions/thread.ts';

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

test('groups earlier questions under today, yesterday and their dates', () => {
  const now = new Date(2026, 10, 21, 9);
  const groups = byDay([at(21, 8), at(21, 1), at(20, 23), at(18, 12)], now);
  expect(groups.map(({ day, rows }) => [typeof day === 'string' ? day : 'date', rows.length])).toEqual([
    ['today', 2],
    ['yesterday', 1],
    ['date', 1],
  ]);
});

describe('suggested questions', () => {
  const done = (filename: string) => ({ filename, status: 'Done' as const });

  test('are made from searchable files only, four at most', () => {
    const prompts = suggest([
      done('2025_사업보고서.pdf'),
      { filename: 'later.pdf', status: 'InProgress' },
      done('ADOBE_2022_10K.pdf'),
      done('월별 매출.xlsx'),
      done('teaser.pptx'),
      done('memo.md'),
    ]);
    expect(prompts).toHaveLength(4);
    expect(prompts.map(({ key }) => key)).toEqual(['revenue', 'risks', 'summary', 'compare']);
    expect(JSON.stringify(prompts)).not.toContain('later');
  });

  test('ask several things about a single file, and nothing without files', () => {
    expect(suggest([done('annual report.pdf')]).map(({ key }) => key)).toEqual(['revenue', 'risks', 'summary']);
    expect(suggest([])).toEqual([]);
  });
});

test('sends a follow-up with the earlier question and answer, without citations', () => {
  const answer = {
    language: 'en' as const,
    writer: { kind: 'offline' as const, name: 'x' },
    blocks: [{ kind: 'text' as const, sentences: [{ text: 'It was 5.', refs: [1], check: 'verified' as const }] }],
    references: [],
    alsoRead: [],
    related: [],
  };
  expect(historyOf([{ query: 'Revenue?', answer }, { query: 'Why?' }])).toEqual([
    { role: 'user', content: 'Revenue?' },
    { role: 'assistant', content: 'It was 5.' },
    { role: 'user', content: 'Why?' },
  ]);
  expect(threadFrom(new URLSearchParams('id=a&id=b&id=a'))).toEqual(['a', 'b']);
});
