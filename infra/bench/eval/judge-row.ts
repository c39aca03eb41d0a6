// Judges how a row of a list was answered by what is known of it.
import { verdictOf } from '#functions/checklists/verdict.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { hasAny, type RoomRow, statementsOf } from './room.ts';

export const ROW_OUTCOMES = ['right', 'wrong', 'shown', 'lost', 'told', 'trapped'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export type ReadRow = {
  readonly question: string;
  readonly kind: 'question' | 'request';
  readonly vocabulary?: readonly string[] | undefined;
};

const DECIDED = ['yes', 'no', 'partly'];

/** What the row claims: its verdict, its ticked statements and the files behind them. */
const claimOf = (row: ReadRow, made: Answer) => {
  const { verdict } = verdictOf(row, made);
  const ticked = made.blocks.flatMap(statementsOf).filter(({ isTicked }) => isTicked);
  const refs = new Set(ticked.flatMap(({ refs: own }) => own));
  return {
    verdict: DECIDED.includes(verdict ?? '') ? verdict : undefined,
    ticked: ticked.map(({ text }) => text),
    files: made.references.filter(({ n }) => refs.has(n)).map(({ title }) => title),
  };
};

const isAnswerable = ({ says, verdict, files = [] }: RoomRow): boolean =>
  says !== undefined || verdict !== undefined || files.length > 0;

/**
 * `wrong`: another verdict, evidence with nothing that is known of the row, or none of the requested files. `shown`:
 * not all of what is known. `trapped`: something is claimed, though nothing in the room answers.
 */
export const judgeRow = (known: RoomRow, row: ReadRow, made: Answer): RowOutcome => {
  const { verdict, ticked, files } = claimOf(row, made);
  const { says = [], also = [] } = known;
  const text = ticked.join('\n');
  const isClaimed = ticked.length > 0 || verdict !== undefined;
  if (!isAnswerable(known)) {
    const isBeside = verdict === undefined && ticked.every((one) => hasAny(also, one));
    return isBeside ? 'told' : 'trapped';
  }
  if (!isClaimed)
    return hasAny(
      says,
      made.blocks
        .flatMap(statementsOf)
        .map((one) => one.text)
        .join('\n'),
    )
      ? 'shown'
      : 'lost';
  if (known.verdict !== undefined && verdict !== undefined && verdict !== known.verdict) return 'wrong';
  if (ticked.length > 0 && says.length > 0 && !hasAny([...says, ...also], text)) return 'wrong';
  const wanted = known.files ?? [];
  const met = wanted.filter((name) => files.some((file) => hasAny([name], file)));
  if (wanted.length > 0 && met.length === 0) return 'wrong';
  const isWhole = met.length === wanted.length && (says.length === 0 || hasAny(says, text));
  return isWhole && (known.verdict === undefined || verdict !== undefined) ? 'right' : 'shown';
};
