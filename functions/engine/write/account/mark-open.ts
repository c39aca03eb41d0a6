// The last pass over an answer: removes the tick from statements that leave too much of the question open.
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { fitted } from '../fit/fit.ts';
import { questionWord } from '../fit/question-word.ts';
import type { Writing } from '../writer.ts';
import { type Judged, judgedOver } from './account-features.ts';
import { isOpen } from './account-probability.ts';
import { isTicked, type Row, statementsOf } from './statements.ts';

const findingsOf = ({ plan }: Writing, { statement, open }: Judged): readonly Finding[] => {
  const words = [...new Set(open.map((word) => questionWord(plan, word)))];
  if (words.length === 0) return [{ code: 'offQuestion' }];
  const instead = statement.cited[0]?.chunk.context.document ?? '';
  return [{ code: 'partDiffers', about: words.join(', '), instead }];
};

/** What is computed or decided accounts through the lines that it is cited to: with the last of them its tick goes. */
const groundless = (open: readonly Judged[], all: readonly Judged[]): ((one: Judged) => boolean) => {
  const refsOf = ({ statement }: Judged): readonly number[] => statement.cited.map(({ n }) => n);
  const lost = new Set(open.flatMap(refsOf));
  const quotes = all.filter((one) => one.statement.kind !== 'composed' && !open.includes(one));
  const remaining = new Set(quotes.flatMap(refsOf));
  return (one) => {
    if (one.statement.kind !== 'composed') return open.includes(one);
    const refs = refsOf(one);
    return refs.length > 0 && refs.every((n) => lost.has(n) && !remaining.has(n));
  };
};

export const markOpen = (writing: Writing, blocks: readonly Block[], citedBy: readonly Cited[]): readonly Block[] => {
  const statements = statementsOf(blocks, new Map(citedBy.map((one) => [one.n, one])));
  if (statements.length === 0) return blocks;
  const judged = judgedOver(writing, statements);
  const isLeft = groundless(
    judged.filter(({ statement, features }) => statement.kind !== 'composed' && isOpen(features)),
    judged,
  );
  const open = new Map<Sentence | Row, readonly Finding[]>(
    judged.filter(isLeft).map((one) => [one.statement.of, findingsOf(writing, one)]),
  );
  if (open.size === 0) return blocks;
  const marked = (one: Sentence): Sentence => fitted(one, open.get(one) ?? []);
  return blocks.map((block): Block => {
    if (block.kind !== 'table') return mapSentences(block, (one) => (open.has(one) ? marked(one) : one));
    const rows = block.rows.map((row) => {
      const near = open.get(row);
      return near === undefined
        ? row
        : row.map((cell) =>
            isTicked(cell) && cell.check ? { ...cell, ...fitted({ check: cell.check }, near) } : cell,
          );
    });
    return { ...block, rows };
  });
};
