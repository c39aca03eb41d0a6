// The odds that a sentence belongs in a kind of section, in three languages.
import { describe, expect, it } from 'vitest';
import { withFigureLines } from '#functions/analyses/evidence/figure-lines.ts';
import type { SectionKind } from '#functions/analyses/room/section-rank/section-kinds.ts';
import { sectionOdds } from '#functions/analyses/room/section-rank/section-odds.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const oddsOf = (kind: SectionKind, text: string): number => {
  const chunk = chunkOf({ text }, { company: 'Alder Foods', document: 'annual report' });
  const [one] = withFigureLines({ source: 'FILES', chunk, score: 0, signals: {} });
  return one ? sectionOdds(kind, one) : Number.NaN;
};

describe('a sentence belongs rather', () => {
  it.each([
    ['debt', 'ownership', 'The term loan of £5.0 million matures in June 2028 and carries SONIA plus 3.5%.'],
    ['ownership', 'debt', 'The founder holds 62% of the shares and his sister 18%.'],
    ['disputes', 'debt', '회사를 상대로 한 손해배상 소송이 서울중앙지방법원에 계류 중이며 청구액은 3억원이다.'],
    ['staff', 'debt', '従業員は2026年3月末で312名であり、うち正社員は188名である。'],
  ] as const)('in the section on %s than on %s', (kind, other, text) => {
    expect(oddsOf(kind, text)).toBeGreaterThan(oddsOf(other, text));
  });
});
