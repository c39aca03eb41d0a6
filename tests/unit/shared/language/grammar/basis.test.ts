// The basis that a text names: consolidated, separate, or none.
import { describe, expect, it } from 'vitest';
import { basisNamed } from '#shared/language/grammar/basis.ts';

describe('the basis', () => {
  it.each([
    ['consolidated revenue', 'consolidated'],
    ['연결 매출액', 'consolidated'],
    ['連結売上高', 'consolidated'],
    ['unconsolidated revenue', 'separate'],
    ['on a non-consolidated basis', 'separate'],
    ['별도 재무제표', 'separate'],
    ['비연결 기준', 'separate'],
    ['単体の売上高', 'separate'],
    ['equity in unconsolidated affiliates', undefined],
    ['income from unconsolidated joint ventures', undefined],
    ['separate accounts of the insurer', undefined],
    ['revenue', undefined],
  ])('of %j is %j', (text, basis) => {
    expect(basisNamed(text)).toBe(basis);
  });
});
