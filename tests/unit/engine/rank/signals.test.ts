// Single signals of a passage: whether it belongs to the requested section, and to the whole company.
import { describe, expect, it } from 'vitest';
import { readChunk } from '#functions/engine/rank/read-chunk.ts';
import { PARTIAL, SIGNALS } from '#functions/engine/rank/signals.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const planFor = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) });

describe('the requested section', () => {
  const legal = planFor('Is the company in any court cases?');
  const sectionOf = (text: string) => {
    const chunk = chunkOf({ text }, { section: 'Part I' });
    return SIGNALS.section(legal, chunk, readChunk(chunk));
  };

  it('may begin with a heading inside a passage', () => {
    expect(sectionOf('The plants are leased.\nItem 3. Legal Proceedings.\nTwo claims are open.')).toBeGreaterThan(0.5);
  });

  it('does not begin with a sentence about the topic', () => {
    expect(sectionOf('We report on legal proceedings, which may take years, in the notes to the accounts.')).toBe(0);
  });
});

describe('a part of a company', () => {
  it.each(['Borea Inc. and Subsidiaries', 'Borea plc and its subsidiaries', '보레아 주식회사와 그 종속기업'])(
    'is not the company with all its subsidiaries: %s',
    (title) => {
      expect(PARTIAL.test(title)).toBe(false);
    },
  );

  it.each(['Subsidiary guarantors', '종속기업 현황', 'Segment results'])('is recognized in %s', (title) => {
    expect(PARTIAL.test(title)).toBe(true);
  });
});
