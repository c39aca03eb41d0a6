// The ticked statements of an answer, sentences and table rows, each with the lines that it cites.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';

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
