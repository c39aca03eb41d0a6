// Sections of questions without a model: what answers a question, and what is only beside it.
import { describe, expect, it } from 'vitest';
import { ask } from '#functions/analyses/ask.ts';
import type { Chunk } from '#functions/ports/index-port.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const WHY = 'Operating income of the group rose in 2025, driven by higher prices for contract freight.';
const table = tableChunk(
  [
    ['', '2025', '2024'],
    ['Operating income', '58,190', '42,354'],
  ],
  { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Income statement' },
);
const prose = chunkOf({ text: WHY }, { company: 'Gaon', periods: ['2025'], section: 'Results of operations' });

const told = async (chunks: readonly Chunk[], question = 'performanceReasons') => {
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Gaon' }, chunks });
  const { blocks } = await ask({ kind: 'ask', questions: [question], shape: 'text' }, context);
  return JSON.stringify(blocks);
};

describe('the reasons for results', () => {
  it('are what documents say of them', async () => {
    expect(await told([table, prose])).toContain(WHY);
  });

  it('are no figure told once more', async () => {
    expect(await told([table])).toContain('nothingFound');
  });
});

describe('what a company does', () => {
  const BESIDE = 'Gaon competes with business models that provide transport to customers for free.';
  const DOES = 'Gaon designs, manufactures and markets trailers, and sells services around them.';

  it('is told by the sentence that says it, not by one that has the words of the question', async () => {
    const text = await told(
      [
        chunkOf(
          {
            text: `${BESIDE}
${DOES}`,
          },
          { company: 'Gaon' },
        ),
      ],
      'whatCompanyDoes',
    );

    expect(text).toContain(DOES);
    expect(text).not.toContain(BESIDE);
  });
});

describe('a wish for a section', () => {
  it('that nothing answers is named beside what stays', async () => {
    const context = contextFor({
      type: 'FinancialPerformance',
      inputs: { company: 'Gaon' },
      chunks: [table, prose],
      instruction: 'Zirconium exports to Peru',
    });

    const { blocks, aside } = await ask({ kind: 'ask', questions: ['performanceReasons'], shape: 'text' }, context);

    expect(JSON.stringify(blocks)).toContain(WHY);
    expect(aside).toContain('“Zirconium exports to Peru”');
  });
});
