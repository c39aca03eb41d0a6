// Training on lists with half of the header words masked, so that cells and positions are learned too.
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { headTexts } from '#functions/checklists/read/header.ts';
import heads from '#functions/checklists/words/heads.json' with { type: 'json' };
import type { ColumnExample } from './list-columns.ts';
import type { Example } from './list-layouts.ts';
import { knownSheets } from './list-sheets.ts';

const ROLES = ['question', 'answer', 'comment', 'reference', 'status', 'section', 'owner', 'other'] as const;
const KINDS = ['strong', 'weak'] as const;
/** How often a set is read without half of its header words, each time without another half. */
const TIMES = 1;

const tight = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]|[*:?]/g, ' ')
    .replace(/[\s/·・.]/g, '');

const isForgotten = (word: string, time: number): boolean =>
  (createHash('sha256').update(`${time} ${word}`).digest()[0] ?? 0) % 2 === 0;

const headsWithout = (set: string, time: number): string => {
  const own = new Set(
    knownSheets(set).flatMap(({ grid, blocks }) =>
      blocks.flatMap(({ head }) =>
        [...headTexts(grid, head[0] ?? 0).values()].flatMap((text) => [text, ...text.split('\n')]).map(tight),
      ),
    ),
  );
  const isLeftOut = (word: string) => own.has(tight(word)) && isForgotten(tight(word), time);
  const left = ROLES.map((role) => [
    role,
    Object.fromEntries(KINDS.map((kind) => [kind, heads[role][kind].filter((word) => !isLeftOut(word))])),
  ]);
  return JSON.stringify({ ...heads, ...Object.fromEntries(left) });
};

export type Examples = { readonly layouts: readonly Example[]; readonly columns: readonly ColumnExample[] };

const readBy = (set: string, words: string | undefined): Promise<Examples> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./list-examples-worker.ts', import.meta.url), {
      workerData: { set, heads: words },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** The first examples have all header words, the others half of them. */
export const examplesOf = async (set: string): Promise<Examples[]> => {
  const all: Examples[] = [];
  for (let time = 0; time <= TIMES; time += 1)
    all.push(await readBy(set, time === 0 ? undefined : headsWithout(set, time)));
  return all;
};
