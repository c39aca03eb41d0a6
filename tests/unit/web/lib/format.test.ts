// Dates, sizes, durations and names are written naturally in each language.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatAgo,
  formatDay,
  formatDuration,
  formatEstimate,
  formatPercent,
  formatSize,
  fullName,
} from '#web/lib/format.ts';
import { setCurrentLanguage } from '#web/lib/language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const at = (iso: string) => new Date(iso);

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [52_428_800, '50 MB'],
    [1_610_612_736, '1.5 GB'],
  ])('%i bytes', (bytes, expected) => {
    setCurrentLanguage('en');
    expect(formatSize(bytes).replace('\u00a0', ' ')).toBe(expected);
  });
});

describe('how long ago', () => {
  const now = at('2026-11-21T12:00:00');
  it.each([
    ['2026-11-21T12:00:05', 'now'],
    ['2026-11-21T11:59:30', 'now'],
    ['2026-11-21T11:55:00', '5 minutes ago'],
    ['2026-11-21T09:00:00', '3 hours ago'],
    ['2026-11-20T11:00:00', 'yesterday'],
    ['2026-10-01T11:00:00', 'Oct 1, 2026'],
  ])('%s', (then, expected) => {
    setCurrentLanguage('en');
    expect(formatAgo(at(then), now)).toBe(expected);
  });
});

describe('durations', () => {
  it.each([
    [6.24, '6.2 sec'],
    [42, '42 sec'],
    [60, '1 min'],
    [125, '2 min 5 sec'],
    [3_780, '1 hr 3 min'],
  ])('%d seconds', (seconds, expected) => {
    setCurrentLanguage('en');
    expect(formatDuration(seconds)).toBe(expected);
  });

  it.each([
    ['ko', '3분 30초'],
    ['en', '3 min 30 sec'],
    ['ja', '3分30秒'],
  ] as const)('in %s', (language, expected) => {
    setCurrentLanguage(language);
    expect(formatDuration(210)).toBe(expected);
  });
});

describe('estimates', () => {
  it.each([
    [1, '5 sec'],
    [41, '45 sec'],
    [58, '1 min'],
    [206, '3 min 30 sec'],
    [257, '4 min 30 sec'],
  ])('of %d seconds', (seconds, expected) => {
    setCurrentLanguage('en');
    expect(formatEstimate(seconds)).toBe(expected);
  });
});

describe('days', () => {
  const now = at('2026-11-21T10:00:00');
  it('are today and yesterday, then dates', () => {
    setCurrentLanguage('ko');
    expect(formatDay(at('2026-11-21T00:01:00'), now)).toBe('오늘');
    expect(formatDay(at('2026-11-20T23:59:00'), now)).toBe('어제');
    expect(formatDay(at('2026-11-18T10:00:00'), now)).toBe('2026. 11. 18.');
  });
});

describe('names', () => {
  it.each([
    [{ firstName: '서연', lastName: '김' }, '김서연'],
    [{ firstName: '健', lastName: '佐藤' }, '佐藤 健'],
    [{ firstName: 'Sarah', lastName: 'Kim' }, 'Sarah Kim'],
    [{ firstName: 'Cher', lastName: '' }, 'Cher'],
  ])('%o', (name, expected) => {
    expect(fullName(name)).toBe(expected);
  });
});

it('shows shares as whole percentages', () => {
  setCurrentLanguage('en');
  expect(formatPercent(0.426)).toBe('43%');
});
