// The same label among current and non-current liabilities: each metric has its own row.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const MILL = { company: 'Sorrel Mills Inc.', document: 'sorrel.pdf', language: 'en', unit: '(in millions)' } as const;
const SECTION = { ...MILL, section: 'Consolidated Balance Sheets', periods: ['2023-12-31'] };
const HEAD = ['', 'December 31, 2023'];
const CURRENT = [
  ['Current liabilities:', ''],
  ['Term debt', '$98'],
  ['Total current liabilities', '300'],
];
const headed = tableChunk([HEAD, ...CURRENT, ['Non-current liabilities:', ''], ['Term debt', '953']], SECTION);
const unheaded = tableChunk([HEAD, ...CURRENT, ['Long-term debt', '953'], ['Total liabilities', '1,300']], SECTION);
const currentAlone = tableChunk([HEAD, ...CURRENT], SECTION);

const ticked = async (question: string, chunk: ReturnType<typeof tableChunk>): Promise<string> => {
  const { blocks } = await askOffline(question, [chunk], { now: Date.UTC(2024, 5, 1) });
  const sentences = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
  return sentences.flatMap(({ check, text }) => (check === 'verified' ? [text] : [])).join(' ');
};

describe('long-term debt', () => {
  it.each([
    ['of a row below its own heading', headed, '$953 million'],
    ['of a row below the total of the current ones', unheaded, '$953 million'],
    ['is not the row among current liabilities', currentAlone, undefined],
    ['is not all debt', tableChunk([HEAD, ['Debt', '$953'], ['Total liabilities', '1,300']], SECTION), undefined],
  ])('%s', async (_, chunk, figure) => {
    const answer = await ticked('What was the long-term debt of Sorrel Mills in 2023?', chunk);
    if (figure) expect(answer).toContain(figure);
    else expect(answer).toBe('');
  });
});
