// The last pass of an answer: removes the tick from statements that leave a word of the question unexplained.
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { fitted } from '../fit/fit.ts';
import { questionWord } from '../fit/question-word.ts';
import type { Writing } from '../writer.ts';
import { type Judged, judgedOver } from './account-features.ts';
import { groundsIn, isTicked, type Row, statementsOf } from './statements.ts';
import { lesserRows, unaccounted } from './unaccounted.ts';

export const findingsOf = ({ plan }: Writing, { statement }: Judged, open: readonly string[]): readonly Finding[] => {
  const words = [...new Set(open.map((word) => questionWord(plan, word)))];
  if (words.length === 0) return [{ code: 'offQuestion' }];
  const [{ chunk, quote } = { chunk: undefined, quote: '' }] = statement.cited;
  const instead = statement.kind === 'quote' ? chunk?.context.document : quote.split('\t')[0];
  return [{ code: 'partDiffers', about: words.join(', '), instead: instead ?? '' }];
};

export const withoutTicks = (
  blocks: readonly Block[],
  findings: ReadonlyMap<Sentence | Row, readonly Finding[]>,
): readonly Block[] =>
  blocks.map((block): Block => {
    if (block.kind !== 'table')
      return mapSentences(block, (one) => {
        const own = findings.get(one);
        return own ? fitted(one, own) : one;
      });
    const rows = block.rows.map((row) => {
      const own = findings.get(row);
      return own === undefined
        ? row
        : row.map((cell) => (isTicked(cell) && cell.check ? { ...cell, ...fitted({ check: cell.check }, own) } : cell));
    });
    return { ...block, rows };
  });

/** Whichever rule gave the tick. */
export const markUnaccounted = (
  writing: Writing,
  blocks: readonly Block[],
  cited: readonly Cited[],
): readonly Block[] => {
  const statements = statementsOf(blocks, new Map(cited.map((one) => [one.n, one])));
  const judged = statements.length === 0 ? [] : judgedOver(writing, statements);
  const isGround = groundsIn(statements);
  const isOfFigure = ({ statement }: Judged): boolean => statement.kind === 'composed' || isGround(statement);
  const rows = judged.filter((one) => one.statement.kind === 'row' && !isOfFigure(one));
  const lesser = new Map(
    [...Map.groupBy(rows, ({ statement }) => statement.table).values()].flatMap((own) => [
      ...lesserRows(writing.plan, own),
    ]),
  );
  const findings = new Map(
    judged.flatMap((one) => {
      const open = unaccounted(writing.plan, one, isOfFigure(one)) ?? lesser.get(one);
      return open ? [[one.statement.of, findingsOf(writing, one, open)] as const] : [];
    }),
  );
  return findings.size === 0 ? blocks : withoutTicks(blocks, findings);
};
