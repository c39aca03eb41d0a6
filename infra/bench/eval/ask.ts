// Asks the engine a question as the product does, for ranked passages and the answer.

import { answer } from '#functions/engine/answer.ts';
import { withFacts } from '#functions/engine/facts/with-facts.ts';
import { rankedOf } from '#functions/engine/rank/select-evidence.ts';
import type { Request } from '#functions/engine/read-sources.ts';
import { filesGatherer } from '#functions/engine/retrieve/files.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import type { Chunk, Index } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { facts, model, TENANT, WORKSPACE } from './documents.ts';
import type { Found } from './score.ts';

const NOW = Date.UTC(2024, 0, 1);

const scopeOf = (fileId?: string) => ({
  tenant: TENANT,
  projectIds: [WORKSPACE],
  ...(fileId ? { fileIds: [fileId] } : {}),
});

export const pagesOf = ({ spans }: Chunk): number[] => [...new Set(spans.flatMap(({ locator }) => locator.page ?? []))];

export const passagesFor = async (index: Index, question: string, fileId?: string): Promise<Found[]> => {
  const scope = scopeOf(fileId);
  const guessed = plan({ query: question, history: [], sources: [], now: NOW });
  const gathered = await filesGatherer({ index, model }).gather(guessed, scope);
  const { plan: read, candidates } = await withFacts({ index, facts }, guessed, scope, gathered.candidates);
  const passages = await rankedOf(read, candidates, { index, model }, scope);
  return passages.map(({ chunk }) => ({ document: chunk.context.document, pages: pagesOf(chunk), text: chunk.text }));
};

export const requestFor = (query: string, fileIds?: readonly string[]): Request => ({
  query,
  scope: { tenant: TENANT, projectIds: [WORKSPACE], ...(fileIds ? { fileIds } : {}) },
  sources: [],
  history: [],
  attempt: 1,
});

export const answered = async (index: Index, request: Request, now = NOW): Promise<Answer> => {
  const events = answer(request, { index, model, facts, clock: { now: () => now } });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

export const answerFor = (index: Index, query: string): Promise<Answer> => answered(index, requestFor(query));

export const firstSentence = ({ blocks }: Answer): Sentence | undefined => {
  const [block] = blocks.filter(({ kind }) => kind === 'text');
  return block?.kind === 'text' ? block.sentences[0] : undefined;
};

export const textOf = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'text') return block.sentences.map((one) => `${one.text} [${one.refs}] (${one.check})`);
      if (block.kind === 'list') return block.items.flat().map((one) => `- ${one.text} [${one.refs}] (${one.check})`);
      if (block.kind === 'table') return block.rows.map((row) => row.map((cell) => cell.text).join(' | '));
      if (block.kind === 'notice') return [`(${block.code}) ${JSON.stringify(block.params)}`];
      return 'text' in block ? [block.text] : [`(${block.kind})`];
    })
    .join('\n');
