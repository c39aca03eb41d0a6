// `npm run eval -- --set=rooms`: asks questions in people's own words over invented data rooms, and judges each ticked
// statement by its text.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { isTicked } from '#shared/quality/judge.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { answered, requestFor } from './ask.ts';
import { cachedIndex } from './cached-index.ts';

/** The documents of the rooms date from the months before. */
const NOW = Date.UTC(2026, 5, 1);
const ROOMS = process.env.FOOTNOTE_ROOMS ?? resolve(import.meta.dirname, '../rooms');

const Room = z.strictObject({
  /** The name of the workspace. */
  about: z.string(),
  questions: z.array(
    z.strictObject({
      ask: z.string(),
      /** A ticked statement with any of these is right; without them the room has no answer. */
      says: z.array(z.string().min(1)).min(1).optional(),
      /** True and relevant statements that may be ticked beside the answer. */
      also: z.array(z.string().min(1)).optional(),
      note: z.string().optional(),
    }),
  ),
});
type RoomQuestion = z.infer<typeof Room>['questions'][number];

const OUTCOMES = ['right', 'mixed', 'wrong', 'shown', 'lost', 'told', 'trapped'] as const;
type Outcome = (typeof OUTCOMES)[number];

type Statement = { readonly text: string; readonly isTicked: boolean };
/** Returns sentences and rows; a row with a ticked cell is ticked. */
const statementsOf = (block: Block): Statement[] =>
  block.kind === 'table'
    ? block.rows.map((row) => ({
        text: row.map(({ text }) => text).join(' | '),
        isTicked: row.some(({ check, fit }) => check === 'verified' && fit !== 'near'),
      }))
    : sentencesOf(block).map((one) => ({ text: one.text, isTicked: isTicked(one) }));

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[\s,]/g, '');
const hasAny = (all: readonly string[], text: string): boolean => all.some((one) => plain(text).includes(plain(one)));

/** `trapped`: ticked, though no document has the answer. `mixed`: a wrong statement is ticked beside the right one. */
const outcomeOf = ({ says, also = [] }: RoomQuestion, made: Answer): Outcome => {
  const statements = made.blocks.flatMap(statementsOf);
  const ticked = statements.flatMap((one) => (one.isTicked ? one.text : []));
  if (!says) return ticked.every((one) => hasAny(also, one)) ? 'told' : 'trapped';
  if (ticked.length === 0) return hasAny(says, statements.map(({ text }) => text).join(' ')) ? 'shown' : 'lost';
  if (!ticked.some((one) => hasAny(says, one))) return 'wrong';
  return ticked.every((one) => hasAny([...says, ...also], one)) ? 'right' : 'mixed';
};

const shownOf = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block) => [
      ...(block.kind === 'notice' ? [`(${block.code}) ${JSON.stringify(block.params)}`] : []),
      ...statementsOf(block).map((one) => `${one.isTicked ? '✓' : '·'} ${one.text.slice(0, 240)}`),
    ])
    .slice(0, 9)
    .join('\n');

const tell = (name: string, outcomes: readonly Outcome[]): void => {
  const counts = OUTCOMES.map((one) => `${one} ${outcomes.filter((other) => other === one).length}`);
  const wrong = outcomes.filter((one) => one === 'wrong' || one === 'trapped').length;
  console.log(
    `${name.padEnd(28)} ${counts.join(', ')}; wrong and ticked ${((100 * wrong) / outcomes.length).toFixed(1)} %`,
  );
};

const roomIn = (folder: string) => Room.parse(JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')));

/** `only`: asks the rooms whose names contain it. */
export const evalRooms = async (verbose: boolean, only = ''): Promise<void> => {
  const all: Outcome[] = [];
  const folders = globSync(`${ROOMS}/*/room.json`).map(dirname).sort();
  for (const folder of folders.filter((one) => basename(one).includes(only))) {
    const { about, questions } = roomIn(folder);
    const paths = globSync(`${folder}/*`)
      .filter((path) => basename(path) !== 'room.json')
      .sort();
    const { index } = await cachedIndex(`room-${basename(folder)}`, paths);
    const outcomes: Outcome[] = [];
    for (const one of questions) {
      const made = await answered(index, { ...requestFor(one.ask), about }, NOW);
      const outcome = outcomeOf(one, made);
      outcomes.push(outcome);
      if (verbose)
        console.log(
          `${outcome.toUpperCase()}  ${one.ask}\n  wanted: ${one.says?.join(' | ') ?? 'nothing'}\n${shownOf(made)}\n`,
        );
    }
    index.close();
    tell(basename(folder), outcomes);
    all.push(...outcomes);
  }
  tell('all rooms', all);
};
