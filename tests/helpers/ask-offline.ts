// Asks the whole engine over hand-made passages, without a model.

import { answer } from '#functions/engine/answer.ts';
import type { FactReader } from '#functions/engine/facts/known-facts.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { memoryIndex } from './memory-index.ts';

type Asked = {
  readonly now: number;
  readonly facts?: FactReader;
  readonly comparesDocuments?: boolean;
  readonly history?: readonly string[];
  /** The name of the workspace. */
  readonly about?: string;
};

export const askOffline = async (
  query: string,
  chunks: readonly Chunk[],
  { now, facts, comparesDocuments = false, history = [], about }: Asked,
): Promise<Answer> => {
  const run = answer(
    {
      query,
      scope: { tenant: 'hanbit', projectIds: ['prj_000000000001'] },
      sources: [],
      history,
      comparesDocuments,
      attempt: 1,
      about,
    },
    {
      index: memoryIndex(chunks),
      model: { name: 'offline', kind: 'offline', dimensions: 2, embed: async (texts) => texts.map(() => [1, 0]) },
      clock: { now: () => now },
      ...(facts ? { facts } : {}),
    },
  );
  for (;;) {
    const next = await run.next();
    if (next.done) return next.value;
  }
};
