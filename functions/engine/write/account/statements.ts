// The ticked statements of an answer, sentences and table rows, each with the lines that it cites.
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { fitted } from '../fit/fit.ts';

type Table = Extract<Block, { kind: 'table' }>;
export type Row = Table['rows'][number];
type Cell = Row[number];

export type Statement = {
  readonly of: Sentence | Row;
  /** The table of a row. */
  readonly table?: Table;
  /** The sentence, or the row with its heads and caption. */
  readonly text: string;
  readonly cited: readonly Cited[];
  readonly kind: 'quote' | 'composed' | 'row';
  /** A rule has already judged that it answers. */
  readonly isJudged: boolean;
};

export const isTicked = ({ check, fit }: Pick<Sentence, 'fit'> & { readonly check?: Cell['check'] }): boolean =>
  check === 'verified' && fit !== 'near';

const rowText = ({ columns, caption = '' }: Table, row: Row): string =>
  [caption, ...row.map(({ text }, at) => `${columns[at]?.label ?? ''} ${text}`)].join(' ').trim();

export const statementsOf = (blocks: readonly Block[], byNumber: ReadonlyMap<number, Cited>): readonly Statement[] => {
  const citedBy = (refs: readonly number[] = []): readonly Cited[] => refs.flatMap((n) => byNumber.get(n) ?? []);
  return blocks.flatMap((block): Statement[] => {
    if (block.kind === 'table')
      return block.rows
        .filter((row) => row.some(isTicked))
        .map((row) => ({
          of: row,
          table: block,
          text: rowText(block, row),
          cited: citedBy([...new Set(row.flatMap(({ refs = [] }) => refs))]),
          kind: 'row',
          isJudged: row.some(({ fit }) => fit === 'answers'),
        }));
    return sentencesOf(block)
      .filter(isTicked)
      .map((one): Statement => {
        const cited = citedBy(one.refs);
        const isQuote = cited.some(({ quote }) => quote === one.text);
        return {
          of: one,
          text: one.text,
          cited,
          kind: isQuote ? 'quote' : 'composed',
          isJudged: one.fit === 'answers',
        };
      });
  });
};

/** A quote with the figures of a computed or decided sentence is its ground: the sentence's rules decide on both. */
export const groundsIn = (all: readonly Statement[]): ((one: Statement) => boolean) => {
  const computed = new Set(
    all.filter(({ kind }) => kind === 'composed').flatMap(({ cited }) => cited.map(({ n }) => n)),
  );
  return ({ cited }) => cited.length > 0 && cited.every(({ n }) => computed.has(n));
};

/** Takes the ticks of the statements that have findings. */
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
