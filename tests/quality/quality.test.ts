// Natural questions over made-up documents: the right page is shown, the right answer is ticked, and nothing else is.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { countOf } from '#tests/helpers/properties.ts';
import { partsOf, tickedIn } from '#tests/helpers/ticked.ts';
import { DOCUMENTS } from './corpus.ts';
import type { Document, Page, Question } from './document.ts';

const SHOWN = 5;
const NOW = Date.UTC(2026, 5, 1);
/** A tick is given by probability: of lines that answer some stay below it. */
const LEAST_TICKED = 0.9;

const pageChunk = ({ company, document, language }: Document, page: Page, fileId: string, seq: number): Chunk => {
  const { section, text = '', rows, unit, periods = [], isSeparate } = page;
  const basis = isSeparate ? { basis: 'separate' as const, hasConsolidated: true } : {};
  const context = { company, document, language, section, periods, ...(unit ? { unit } : {}), ...basis };
  const chunk = rows
    ? { ...tableChunk(rows, context), fileId, seq, id: `${fileId}#${seq}` }
    : chunkOf({ text, fileId, seq }, context);
  return { ...chunk, spans: [{ start: 0, end: chunk.text.length, locator: { page: seq + 1 } }] };
};
const CHUNKS = DOCUMENTS.flatMap((document, file) =>
  document.pages.map((page, seq) =>
    pageChunk(document, page, `fil_000000000001_${String(file + 1).padStart(16, '0')}`, seq),
  ),
);
/** Each question is asked once, because several tests check its answer. */
const answers = new Map<string, Promise<Answer>>();
const ask = (query: string): Promise<Answer> => {
  const answer = answers.get(query) ?? askOffline(query, CHUNKS, { now: NOW });
  answers.set(query, answer);
  return answer;
};

type Asked = Question & { readonly document: string };
const QUESTIONS: readonly Asked[] = DOCUMENTS.flatMap(({ document, questions }) =>
  questions.map((one) => ({ ...one, document })),
);

/** One after the other: what the engine remembers of a question is of use until the next one. */
const answeredAll = async (questions: readonly Asked[]) => {
  const answered: (Asked & { readonly made: Answer })[] = [];
  for (const one of questions) answered.push({ ...one, made: await ask(one.ask) });
  return answered;
};

const isOnPage = ({ document, page }: Asked, { title, locator }: Answer['references'][number]): boolean =>
  title === document && locator.page === page;

/** Every second question with an answer, in the full run all. */
const DRAWN = QUESTIONS.filter(({ page }) => page !== undefined).filter((_, n) => n % countOf(2, 1) === 0);

const shareOf = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

describe('the question set', () => {
  it('has at least 120 questions, of every kind', () => {
    const kinds = new Set(QUESTIONS.map(({ kind }) => kind));

    expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
    expect(kinds.size).toBe(11);
  });
});

describe('questions with an answer in the documents', () => {
  it('show the right page among the first five, cite it, and are never blank', async () => {
    const answered = await answeredAll(DRAWN);
    const measured = answered.map((one) => {
      const { references, alsoRead, blocks } = one.made;
      const cited = new Set(blocks.flatMap((block) => partsOf(block).flatMap(({ refs = [] }) => refs)));
      return {
        isShown: [...references, ...alsoRead].slice(0, SHOWN).some((reference) => isOnPage(one, reference)),
        isCited: references.some((reference) => cited.has(reference.n) && isOnPage(one, reference)),
        isBlank: references.length === 0,
      };
    });

    expect(shareOf(measured.map(({ isShown }) => isShown))).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(measured.map(({ isCited }) => isCited))).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(measured.map(({ isBlank }) => isBlank))).toBeLessThanOrEqual(0.01);
  });

  it('have the right answer ticked, but for a few whose answer is shown', async () => {
    const answered = await answeredAll(DRAWN.filter(({ says }) => says));
    const measured = answered.map(({ ask: question, says = [], made }) => {
      const [ticked, shown] = [tickedIn(made), made.blocks.flatMap(partsOf).map(({ text }) => text)];
      return {
        question,
        isTicked: says.every((text) => ticked.includes(text)),
        isShown: says.every((text) => shown.join('\n').includes(text)),
      };
    });

    expect(shareOf(measured.map(({ isTicked }) => isTicked))).toBeGreaterThanOrEqual(LEAST_TICKED);
    expect(measured.filter(({ isShown }) => !isShown).map(({ question }) => question)).toEqual([]);
  });
});

describe('questions without an answer in the documents', () => {
  it.each(QUESTIONS.filter(({ kind }) => kind === 'near' || kind === 'trap'))('$kind: $ask', async ({ ask: query }) => {
    const made = await ask(query);

    expect(tickedIn(made)).toBe('');
    expect(made.blocks.some((block) => block.kind === 'notice' && block.code === 'notCharged')).toBe(true);
  });
});
