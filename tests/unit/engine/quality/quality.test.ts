// Natural questions over made-up documents: the page is shown, nothing is blank, and what is not in them is not verified.
import { describe, expect, it } from 'vitest';
import type { Answer, Block, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { DOCUMENTS, type Document, TRAPS } from './corpus.ts';

const SHOWN = 5;

const chunksOf = ({ company, document, language, pages }: Document, file: number) =>
  pages.map((text, page) => ({
    ...chunkOf(
      { text, fileId: `fil_000000000001_${String(file + 1).padStart(16, '0')}`, seq: page },
      { company, document, language },
    ),
    spans: [{ start: 0, end: text.length, locator: { page: page + 1 } }],
  }));
const CHUNKS = DOCUMENTS.flatMap(chunksOf);
const ask = (query: string): Promise<Answer> => askOffline(query, CHUNKS, { now: Date.UTC(2026, 0, 1) });

const QUESTIONS = DOCUMENTS.flatMap(({ document, questions }) => questions.map((one) => ({ ...one, document })));

const sentencesOf = (block: Block): readonly Sentence[] => {
  if (block.kind === 'text') return block.sentences;
  return block.kind === 'list' ? block.items.flat() : [];
};

const shareOf = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

describe('questions in the words that people use', () => {
  it('are answered with the right page among the first five, and with a sentence cited to it', async () => {
    // Act
    const answered = await Promise.all(
      QUESTIONS.map(async ({ ask: query, page, document }) => {
        const { blocks, references, alsoRead } = await ask(query);
        const isRight = ({ title, locator }: Answer['references'][number]) =>
          title === document && locator.page === page;
        const cited = new Set(blocks.flatMap((block) => sentencesOf(block).flatMap(({ refs }) => refs)));
        return {
          isShown: [...references, ...alsoRead].slice(0, SHOWN).some(isRight),
          isCited: references.some((reference) => cited.has(reference.n) && isRight(reference)),
          isBlank: references.length === 0,
        };
      }),
    );
    // Assess
    expect(shareOf(answered.map(({ isShown }) => isShown))).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(answered.map(({ isCited }) => isCited))).toBeGreaterThanOrEqual(0.75);
    expect(shareOf(answered.map(({ isBlank }) => isBlank))).toBeLessThanOrEqual(0.01);
  });
});

describe('what no document tells', () => {
  it.each(TRAPS)('%s is named as missing, free and unverified', async (query) => {
    const { blocks } = await ask(query);
    const codes = blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));
    expect(codes).toEqual(expect.arrayContaining(['notCharged']));
    expect(JSON.stringify(blocks)).not.toContain('"check":"verified"');
  });
});
