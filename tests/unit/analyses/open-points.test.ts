// The points that papers print as open.
import { describe, expect, it } from 'vitest';
import { openPoints } from '#functions/analyses/open-points.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Language } from '#shared/model/enums.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const textsOf = async (chunk: Chunk, language: Language = 'en'): Promise<readonly string[]> => {
  const context = contextFor({ type: 'StrategyAnalysis', inputs: { company: 'Gaon' }, chunks: [chunk], language });
  return (await openPoints(context)).map(({ text }) => text);
};

describe('the open points of the papers', () => {
  it('are the items below such a heading, also without a verb', async () => {
    const chunk = chunkOf(
      { text: '1. 시간제 인력의 보험 가입 현황\n2. 퇴직금 소송의 예상 결과' },
      { company: 'Gaon', section: '면담 기록 > 남은 질문' },
    );
    expect(await textsOf(chunk, 'ko')).toEqual(['시간제 인력의 보험 가입 현황', '퇴직금 소송의 예상 결과']);
  });

  it('include a lawsuit whose outcome is unknown', async () => {
    const chunk = chunkOf(
      { text: 'The lawsuit of the former tenant is pending. The yard has 40 berths for barges of every size.' },
      { company: 'Gaon', section: 'Management interview > Terms of sale' },
    );
    expect(await textsOf(chunk)).toEqual(['The lawsuit of the former tenant is pending.']);
  });
});
