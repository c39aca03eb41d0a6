// Finds the references that support a row's text: each belongs to a sentence and goes when a person replaces it.

import { answeringBlocks } from '#shared/report/answering.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { citedBy } from './marks.ts';
import { rowText } from './row-text.ts';

type Stated = { readonly text: string; readonly refs: readonly number[] };

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

const statedIn = (block: Block): readonly Stated[] => {
  if (block.kind === 'table')
    return block.rows.map((cells) => ({
      text: rowText(block, cells),
      refs: cells.flatMap(({ refs = [] }) => refs),
    }));
  return block.kind === 'quote' ? [block] : sentencesOf(block);
};

/** For a person's text, the references of the generated sentences that were left unchanged. */
export const behindText = (row: Pick<RowRecord, 'answer' | 'references' | 'human'>): Reference[] => {
  const cited = citedBy(row);
  if (!row.human) return cited;
  const own = plain(row.human.text);
  const left = answeringBlocks(row.answer)
    .flatMap(statedIn)
    .filter(({ text }) => text !== '' && own.includes(plain(text)));
  const refs = new Set(left.flatMap((one) => one.refs));
  return cited.filter(({ n }) => refs.has(n));
};
