// The gallery's search and price, selections of several choices, links of activities, and the validity of share links.
import { describe, expect, it } from 'vitest';
import { ANALYSES } from '#shared/analyses/registry.ts';
import { usualCost } from '#web/components/runs/usual-cost.ts';
import { linkOf } from '#web/features/activity/activity-page.tsx';
import { stateOf } from '#web/features/shared-reports/share-state.ts';
import { toggled } from '#web/features/workflows/fields/choice-field.tsx';
import { findAnalyses } from '#web/features/workflows/find-analyses.ts';

const cards = Object.values(ANALYSES).map((analysis) => ({ analysis, label: analysis.type, text: '현금흐름' }));
const typesIn = (groups: ReturnType<typeof findAnalyses>) =>
  groups.flatMap((group) => group.cards.map(({ analysis }) => analysis.type));

describe('the gallery', () => {
  it('shows every analysis once, by category', () => {
    const types = typesIn(findAnalyses(cards, { search: '' }));
    expect(types).toHaveLength(33);
    expect(new Set(types).size).toBe(33);
  });

  it('finds analyses by every word, in any composition or writing', () => {
    expect(typesIn(findAnalyses(cards, { search: 'dcf 현금'.normalize('NFD') }))).toEqual(['DCF']);
    expect(findAnalyses(cards, { search: 'dcf 인구' })).toEqual([]);
    expect(typesIn(findAnalyses(cards, { search: 'dcf', category: 'Others' }))).toEqual([]);
  });
});

describe('the price in the gallery', () => {
  it('is that of the proposed plan without the optional sections, and never above the full price', () => {
    for (const analysis of Object.values(ANALYSES)) {
      const { credits, seconds } = usualCost(analysis, 'model');
      const hasOptional = analysis.sections.some(({ optional }) => optional);
      expect(credits).toBeGreaterThan(0);
      expect(credits).toBeLessThanOrEqual(analysis.credits);
      expect(seconds < analysis.minutes * 60).toBe(hasOptional);
    }
  });
});

describe('several choices', () => {
  it('are all or some, and never none', () => {
    expect(toggled(['all'], '2-10')).toEqual(['2-10']);
    expect(toggled(['2-10', '11-50'], 'all')).toEqual(['all']);
    expect(toggled(['2-10', '11-50'], '2-10')).toEqual(['11-50']);
    expect(toggled(['2-10'], '2-10')).toEqual(['all']);
  });
});

describe('lists', () => {
  it.each([
    ['run_000000000000_0000000000000000', '/workflows/run/run_000000000000_0000000000000000'],
    ['fil_000000000000_0000000000000000', '/files?file=fil_000000000000_0000000000000000'],
    ['sea_000000000000_0000000000000000', '/search?id=sea_000000000000_0000000000000000'],
  ])('link an activity to its subject: %s', (id, address) => {
    expect(linkOf(id)).toBe(address);
  });

  it('tell whether a share link opens: revocation comes first, then expiry', () => {
    const expiresAt = '2026-01-02T00:00:00.000Z';
    const at = Date.parse(expiresAt);
    expect(stateOf({ expiresAt }, at - 1)).toBe('open');
    expect(stateOf({ expiresAt }, at)).toBe('expired');
    expect(stateOf({ expiresAt, revokedAt: expiresAt }, at - 1)).toBe('revoked');
  });
});
