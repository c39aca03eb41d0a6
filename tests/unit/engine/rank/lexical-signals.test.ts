// Translations of a question's words count only in passages in those languages.
import { describe, expect, it } from 'vitest';
import { lexicalSignals } from '#functions/engine/rank/lexical-signals.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const request = plan({ query: '보증금은 언제 반환하나요?', history: [], sources: [], now: Date.UTC(2026, 0, 1) });
const own = chunkOf({ seq: 0, text: '보증금은 계약이 끝난 뒤 30일 이내에 반환한다.' }, { language: 'ko' });
const beside = chunkOf({ seq: 1, text: '부록: deposit, refund, return 등의 용어를 정리한다.' }, { language: 'ko' });
const foreign = chunkOf({ seq: 2, text: 'The deposit is returned within 30 days.' }, { language: 'en' });

describe("translations of a question's words", () => {
  it('count for a passage in another language', () => {
    expect(lexicalSignals(request, [own, foreign])(foreign).passage).toBeGreaterThan(0);
  });

  it('do not count for a passage in the same language, with or without others', () => {
    expect(lexicalSignals(request, [own, beside])(beside).passage).toBe(0);
    expect(lexicalSignals(request, [own, beside, foreign])(beside).passage).toBe(0);
  });
});
