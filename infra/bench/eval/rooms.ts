// `npm run eval -- --set=rooms`: asks questions in people's own words over invented data rooms, and judges each ticked
// statement by its text.
import type { Answer } from '#shared/report/blocks.ts';
import { answered, requestFor } from './ask.ts';
import { cachedIndex } from './cached-index.ts';
import { hasAny, NOW, type Room, roomsNamed, statementsOf } from './room.ts';

type RoomQuestion = Room['questions'][number];

const OUTCOMES = ['right', 'mixed', 'wrong', 'shown', 'lost', 'told', 'trapped'] as const;
type Outcome = (typeof OUTCOMES)[number];

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

/** `only`: asks the rooms whose names contain it. */
export const evalRooms = async (verbose: boolean, only = ''): Promise<void> => {
  const all: Outcome[] = [];
  for (const { name, paths, about, questions } of roomsNamed(only)) {
    const { index } = await cachedIndex(`room-${name}`, paths);
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
    tell(name, outcomes);
    all.push(...outcomes);
  }
  tell('all rooms', all);
};
