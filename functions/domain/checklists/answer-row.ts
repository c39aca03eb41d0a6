// Answers one row: stores the engine's answer and the files it is based on. A person's text is never changed.
import type { RowChange } from '#shared/model/checklist-row.ts';
import type { RowStatus } from '#shared/model/checklist-words.ts';
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { verdictOf } from '../../checklists/verdict.ts';
import type { PlainRow } from '../../store/checklists.ts';
import { documentsOf } from './marks.ts';
import { withHistory } from './row-change.ts';
import { rowText } from './row-text.ts';

/** The answer as plain text; a table as its caption, which has the unit, and a line for each row. */
export const plainText = (blocks: readonly Block[]): string =>
  answeringBlocks(blocks)
    .flatMap((block) => {
      if (block.kind === 'table') return [block.caption ?? '', ...block.rows.map((cells) => rowText(block, cells))];
      if (block.kind === 'quote') return [block.text];
      return block.kind === 'list'
        ? block.items.map((item) => item.map(({ text }) => text).join(' '))
        : [
            sentencesOf(block)
              .map(({ text }) => text)
              .join(' '),
          ];
    })
    .filter((line) => line.trim() !== '')
    .join('\n');

/** Statuses that a run may change; any other status was set by a person and stays. */
const OWN: readonly RowStatus[] = ['notStarted', 'requested', 'answered', 'needsEvidence'];
/** From the second answer on, the history also tells what became of the row. */
const statusChange = (at: string, from: RowStatus, to: RowStatus): RowChange[] =>
  from === to || from === 'notStarted' ? [] : [{ at, field: 'status', from, to }];

type AnsweredAt = {
  readonly at: string;
  readonly runId: string;
  /** Files that were not yet indexed when the run began. */
  readonly missing?: readonly string[] | undefined;
};

export const withAnswer = (row: PlainRow, answer: Answer, { at, runId, missing }: AnsweredAt): PlainRow => {
  const { verdict, isAnswered } = verdictOf(row, answer);
  const before = plainText(row.answer);
  const after = plainText(answer.blocks);
  const change: RowChange = { at, field: 'answer', from: before.slice(0, 2_000), to: after.slice(0, 2_000) };
  const { verdict: _earlier, missing: _before, ...rest } = row;
  // A person's text answers the row, whatever the documents say.
  const own = isAnswered || row.human ? 'answered' : 'needsEvidence';
  const status = OWN.includes(row.status) ? own : row.status;
  const current = row.history.find(({ field, by }) => field === 'verdict' && by) ? row.verdict : verdict;
  return withHistory(
    {
      ...rest,
      ...(current ? { verdict: current } : {}),
      status,
      answer: answer.blocks,
      references: answer.references,
      writer: answer.writer,
      answeredAt: at,
      restsOn: documentsOf({ answer: answer.blocks, references: answer.references }),
      ...(missing ? { missing: [...missing] } : {}),
      runId,
    },
    [...(before === after ? [] : [change]), ...statusChange(at, row.status, status)],
  );
};
