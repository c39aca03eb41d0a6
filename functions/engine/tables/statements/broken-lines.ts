// Marks the passages that print statement lines that do not add up.

import { breaksIn, equationOf } from '#shared/finance/tie-out/equation.ts';
import { columnAt } from '#shared/finance/tie-out/result.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { BrokenLine, Chunk } from '../../../ports/search-index.ts';

const brokenLines = (statements: readonly Statement[]): Map<number, BrokenLine[]> => {
  const bySeq = new Map<number, BrokenLine[]>();
  for (const basis of new Set(statements.map((one) => one.basis))) {
    const { ties } = tieOut(statements.filter((one) => one.basis === basis));
    for (const tie of breaksIn(ties))
      for (const part of [tie.whole, ...tie.parts]) {
        const { line, statement } = part;
        const figure = line.figures[columnAt(statement, tie)];
        if (!figure) continue;
        const value = timesPower(figure.value, line.isPlain ? 0 : (statement.scale ?? 0));
        const broken = { start: line.start, end: line.end, shown: figure.shown, value, equation: equationOf(tie) };
        bySeq.set(line.seq, [...(bySeq.get(line.seq) ?? []), broken]);
      }
  }
  return bySeq;
};

/** Returns passages unchanged if all statements tie out. */
export const withBrokenLines = (chunks: readonly Chunk[], statements: readonly Statement[]): readonly Chunk[] => {
  const bySeq = brokenLines(statements);
  if (bySeq.size === 0) return chunks;
  return chunks.map((chunk) => {
    const broken = bySeq.get(chunk.seq);
    return broken ? { ...chunk, context: { ...chunk.context, broken } } : chunk;
  });
};
