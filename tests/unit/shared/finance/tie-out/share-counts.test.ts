// Counts of shares in the label of a line: outstanding, issued, authorized.
import { describe, expect, it } from 'vitest';
import { shareCountTies } from '#shared/finance/tie-out/share-counts.ts';
import type { Statement } from '#shared/model/statement.ts';

const balanceWith = (label: string): Statement => ({
  kind: 'balance',
  title: 'Balance sheet',
  columns: [{ period: '2024-12-31', label: '2024' }],
  lines: [{ label, section: '', figures: [{ value: 6, shown: '6' }], seq: 1, start: 0, end: 9 }],
});

describe('shares on the face of a balance sheet', () => {
  it.each([
    'Common stock, $0.0001 par value; 900 shares authorized; 601 shares issued; 462 and 475 shares outstanding, respectively',
    'Common stock, $.01 par value: authorized 1,000,000,000 shares, issued and outstanding 379,087,524 and 453,803,759 shares',
    'Common stock, 2,400,000,000 shares authorized, 1,197,436,644 and 1,192,093,991 shares issued at December 31, 2019 and December 31, 2018, respectively',
    'Common stock: Authorized - 1.0 billion shares; Issued and outstanding - 217.9 million and 218.1 million shares',
    'Common stock; 12,000 shares authorized; issued: 2021—9,471; 2020—9,407',
    'Preferred stock — without par value (authorized and unissued 2,000,000 shares)',
    'Common stock par value, $.01 par value; 944,033,056 shares issued',
  ])('hold: %s', (label) => {
    expect(shareCountTies(balanceWith(label))).toEqual([]);
  });

  it.each([
    ['more outstanding than issued', 'Common stock; 900 shares authorized; 601 shares issued; 610 shares outstanding'],
    ['more issued than authorised', 'Common stock, 1,000 shares authorized, 1,200 and 900 shares issued'],
    ['more issued in one year', 'Common stock; 601 and 602 shares issued; 475 and 620 shares outstanding'],
  ])('break if there are %s', (_, label) => {
    expect(shareCountTies(balanceWith(label)).map(({ rule, is }) => [rule, is])).toEqual([['shareCounts', 'breaks']]);
  });

  it('are not checked for a line without counts', () => {
    expect(shareCountTies(balanceWith('Issued debt, 200 outstanding; 100 issued'))).toEqual([]);
  });

  const sheet = (outstanding: string): Statement => {
    const common = balanceWith('Common stock; 601 and 590 shares issued');
    const [line] = common.lines;
    const labels = [
      line?.label ?? '',
      'Treasury stock, at cost, 126 and 115 shares',
      `Outstanding: ${outstanding} shares`,
    ];
    return { ...common, lines: labels.flatMap((label, n) => (line ? [{ ...line, label, start: n * 10 }] : [])) };
  };

  it('equal issued shares less treasury shares', () => {
    expect(shareCountTies(sheet('475 and 475'))).toEqual([]);
    expect(shareCountTies(sheet('457 and 475')).map(({ rule, by }) => [rule, by])).toEqual([['shareCounts', 18]]);
  });
});
