// Questions over the documents that the product ships: parts, choices, changes, ratios, traps. Every tick is right.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digest } from '#functions/engine/facts/digest.ts';
import type { FactReader } from '#functions/engine/facts/known-facts.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { FactsRecord } from '#functions/store/facts.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { read } from '#tests/helpers/ingest-here.ts';
import { countOf } from '#tests/helpers/properties.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';
import { CORPUS_QUESTIONS } from './shipped-corpus.ts';
import { FIGURE_QUESTIONS } from './shipped-figures.ts';
import { FORM_QUESTIONS } from './shipped-forms.ts';
import { PLAIN_OF_CORPUS, PLAIN_OF_SAMPLE } from './shipped-plain.ts';
import type { ShippedQuestion } from './shipped-question.ts';
import { ROOM_QUESTIONS } from './shipped-room.ts';
import { SAMPLE_QUESTIONS } from './shipped-samples.ts';

const WORKSPACE = 'prj_000000000001';
const NOW = Date.UTC(2026, 5, 1);
/** The least share of answerable questions whose right answer is ticked. */
const LEAST_RIGHT = 0.7;
/** Lower for forms, which use few words and others than the questions. */
const LEAST_OF_FORMS = 0.5;

/** Of the questions with an answer every second is put, in the full run all. Traps are always put. */
const EVERY = countOf(2, 1);

type Library = { readonly chunks: readonly Chunk[]; readonly facts: readonly FactsRecord[] };

const libraryOf = async (pattern: string): Promise<Library> => {
  const paths = globSync(pattern).sort();
  const all = await Promise.all(
    paths.map(async (path, n) => {
      const fileId = `fil_000000000001_${String(n + 1).padStart(16, '0')}`;
      const parsed = await read(basename(path), new Uint8Array(readFileSync(path)));
      if (!parsed.ok) throw new Error(`${path}: ${parsed.reason}`);
      const made = digest({ ...parsed, fileId, projectId: WORKSPACE, filename: basename(path) });
      if (!made.ok) throw new Error(path);
      return made;
    }),
  );
  return { chunks: all.flatMap(({ chunks }) => chunks), facts: all.flatMap(({ facts }) => facts) };
};

type Outcome = ShippedQuestion & { readonly ticked: string; readonly isRight: boolean };

const outcomesOf = async (pattern: string, questions: readonly ShippedQuestion[]): Promise<readonly Outcome[]> => {
  const { chunks, facts } = await libraryOf(pattern);
  const reader: FactReader = async ({ entity, metric }) =>
    facts.filter((one) => one.entity === entity && one.metric === metric);
  const outcomes: Outcome[] = [];
  for (const one of questions) {
    const ticked = tickedIn(await askOffline(one.ask, chunks, { now: NOW, facts: reader }));
    outcomes.push({ ...one, ticked, isRight: one.says?.some((text) => ticked.includes(text)) ?? ticked === '' });
  }
  return outcomes;
};

describe.each([
  ['the sample workspace', 'infra/local/samples/documents/*', [...SAMPLE_QUESTIONS, ...PLAIN_OF_SAMPLE], LEAST_RIGHT],
  ['the second corpus', 'tests/analyses/corpus/*/*.md', [...CORPUS_QUESTIONS, ...PLAIN_OF_CORPUS], LEAST_RIGHT],
  ['a data room of small documents', 'tests/quality/room/*', ROOM_QUESTIONS, LEAST_RIGHT],
  ['figures by month and in sentences', 'tests/quality/figures/*', FIGURE_QUESTIONS, LEAST_RIGHT],
  ['forms, notices and minutes', 'tests/quality/forms/*', FORM_QUESTIONS, LEAST_OF_FORMS],
])('%s', (_, pattern, questions, least) => {
  it('ticks only right answers, and most of them', { timeout: 120_000 }, async () => {
    const chosen = questions.filter(({ says }, n) => says === undefined || n % EVERY === 0);

    const outcomes = await outcomesOf(pattern, chosen);

    const wrong = outcomes
      .filter(({ isRight, ticked }) => !isRight && ticked !== '')
      .map(({ ask, ticked }) => [ask, ticked]);
    const answerable = outcomes.filter(({ says }) => says);
    expect(wrong).toEqual([]);
    expect(answerable.filter(({ isRight }) => isRight).length / answerable.length).toBeGreaterThanOrEqual(least);
  });
});
