// Drops the generic noun of a part: 給食事業 matches the row 給食 if a table has one.

import rankQuestions from '#shared/language/lexicon/rank-questions.json' with { type: 'json' };
import segments from '#shared/language/lexicon/segments.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../../tables/read-table.ts';
import { bare } from '../words/phrase.ts';

const KINDS = lazy(() =>
  [rankQuestions.groups, segments].flatMap(({ ko, ja }) => [...ko, ...ja]).sort((a, b) => b.length - a.length),
);
const SHORTEST = 2;

export const withoutKindOfPart = (words: readonly string[], chunks: readonly Chunk[]): string[] =>
  words.map((word) => {
    const kind = KINDS().find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
    const name = kind && bare(word.slice(0, -kind.length));
    const isRow = chunks.some(
      (chunk) =>
        name !== undefined && chunk.kind === 'table' && readTable(chunk).rows.some(({ label }) => bare(label) === name),
    );
    return isRow && name ? name : word;
  });
