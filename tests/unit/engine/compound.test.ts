// A question that asks several things keeps all of them, each under a separate heading.
import { describe, expect, it } from 'vitest';
import { questionParts } from '#functions/engine/understand/question-parts.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2024, 5, 1);
const BAKERY = {
  company: 'Ostrel Bakeries plc',
  document: 'ostrel.pdf',
  language: 'en',
  periods: ['2022', '2023'],
} as const;
const SHIPYARD = { company: '해누리조선', document: 'haenuri.pdf', language: 'ko', periods: ['2022', '2023'] } as const;
const CHUNKS = [
  tableChunk(
    [
      ['', '2023', '2022'],
      ['Revenue', '£1,000', '£900'],
      ['Operating profit', '150', '140'],
    ],
    { ...BAKERY, unit: '(in millions)', section: 'Consolidated Income Statements' },
  ),
  chunkOf(
    { text: 'Marden & Pole LLP, independent auditors, have audited the financial statements of the group.' },
    { ...BAKERY, section: 'Independent auditor’s report' },
  ),
  chunkOf(
    { text: 'At the end of 2023 we employed 2,310 people in 41 bakeries.' },
    { ...BAKERY, section: 'Our people' },
  ),
  tableChunk(
    [
      ['구분', '2023년', '2022년'],
      ['매출액', '1,000', '900'],
      ['영업이익', '100', '90'],
    ],
    { ...SHIPYARD, unit: '(단위 : 백만원)', section: '손익계산서' },
  ),
  chunkOf({ text: '해누리조선의 외부감사인은 다솜회계법인입니다.' }, { ...SHIPYARD, section: '감사인의 감사의견' }),
];

const outline = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return [`# ${block.text}`];
    return block.kind === 'text' ? block.sentences.map(({ text, check }: Sentence) => `${check} ${text}`) : [];
  });

describe('a question that asks several things', () => {
  it('is one if the words before the comma name a time or place', () => {
    const question =
      'At the annual meeting held on May 3, what was the outcome of the shareholder vote on the pay plan?';

    expect(questionParts(question)).toEqual([question]);
  });

  it('is answered by part, in the requested order, under headings', async () => {
    const question =
      'What were Ostrel’s revenue and operating profit in 2023, who is its auditor, and how many people does it employ?';
    const lines = outline(await askOffline(question, CHUNKS, { now: NOW }));
    expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(3);
    const [revenue, auditor, people] = ['£1,000 million', 'Marden & Pole', '2,310'].map((text) =>
      lines.findIndex((line) => line.startsWith('verified') && line.includes(text)),
    );
    expect([revenue, auditor, people].every((at) => at !== undefined && at > 0)).toBe(true);
    expect([auditor, people]).toEqual([auditor, people].sort((a = 0, b = 0) => a - b));
  });

  it('names the part that the documents do not answer', async () => {
    const question = 'What was Ostrel’s revenue in 2023, and what was its goodwill in 2023?';
    const made = await askOffline(question, CHUNKS, { now: NOW });
    expect(outline(made).join('\n')).toContain('£1,000 million');
    expect(made.blocks.some((block) => block.kind === 'notice' && block.code === 'figureNotFound')).toBe(true);
  });

  it('keeps its company in every part', async () => {
    const made = await askOffline('해누리조선의 2023년 매출액은 얼마인가요? 그리고 감사인은 누구인가요?', CHUNKS, {
      now: NOW,
    });
    expect(outline(made).join('\n')).toMatch(/1,000백만원[\s\S]*다솜회계법인/);
    expect(outline(made).join('\n')).not.toContain('Marden');
  });

  it.each([
    'What were revenue and operating profit in 2023?',
    'What was revenue in 2023 and how did it change?',
    'Which segment grew fastest and why?',
    'What are the main risks and how does the company manage them?',
    '매출액은 얼마이고 전년 대비 얼마나 늘었나?',
    '売上高と営業利益、前年比は',
    'What was EBITDA less capex in 2023? Define EBITDA as operating income plus depreciation.',
    'Is its gross margin stable? Gross margin is what is left of revenue.',
  ])('is one question if the rest makes no sense alone: %s', (question) => {
    expect(questionParts(question)).toHaveLength(1);
  });

  it('is not split if it asks too many things', () => {
    const many = Array.from({ length: 11 }, (_, n) => `What was revenue in ${2010 + n}?`);
    expect(questionParts(many.join(' '))).toHaveLength(1);
  });
});
