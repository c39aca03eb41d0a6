// Lines are judged in the language of the question, and by translations only in documents of another language.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { lineFeaturesOver } from '#functions/engine/write/lines/line-features.ts';
import type { Manner } from '#functions/engine/write/lines/units.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const LINES = '하자보수 기간: 인도 후 24개월\nWarranty desk: Haven Street, Leith';
const GUIDE = 'Warranty: 24 months after delivery\nDelivery port: Leith';
const judged = (manner: Manner, query: string, language: 'ko' | 'en', text: string) =>
  lineFeaturesOver(
    {
      plan: plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }),
      passages: [{ source: 'FILES', score: 1, signals: { entity: 1 }, chunk: chunkOf({ text }, { language }) }],
    },
    manner,
  );

describe('judged lines', () => {
  it('are in the language of the question only, if documents have it', () => {
    expect(judged('own', '하자보수 기간은?', 'ko', LINES)).toMatchObject([
      { text: '하자보수 기간: 인도 후 24개월', isForeign: false, features: { strangeOpen: 0, valueGiven: 0 } },
    ]);
    expect(judged('across', '하자보수 기간은?', 'ko', LINES)).toEqual([]);
  });

  it('of a document in another language match by translations of the question’s words', () => {
    expect(judged('own', '하자보수 보증 기간은?', 'en', GUIDE)).toEqual([]);
    expect(judged('across', '하자보수 보증 기간은?', 'en', GUIDE)).toMatchObject([
      { text: 'Warranty: 24 months after delivery', isForeign: true, features: { label: 1 } },
      { text: 'Delivery port: Leith', isForeign: true, features: { label: 0 } },
    ]);
  });

  it('leave a word open that has no translation and may be a name', () => {
    const [line] = judged('across', '갈매기호 하자보수 보증 기간은?', 'en', GUIDE);

    expect(line?.features.strangeOpen).toBe(1);
  });
});
