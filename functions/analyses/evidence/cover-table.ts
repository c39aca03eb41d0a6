// Shows cover lines, each a label and a value, as a small table, since they do not read as sentences.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { isCoverLine } from './cover-line.ts';

const PAIR = /^([^:：]+)[:：]\s?(.+)$/u;

/** Splits lines that run together: `Year: 2025 President: A`. */
const NEXT = /(?<=[:：].*)\s+(?=\p{L}+(?: \p{L}+)?[:：]\s)/u;

const rowsOf = ({ text, refs, check, findings }: Sentence) =>
  text.split(NEXT).map((pair) => {
    const [, label = pair, value = ''] = PAIR.exec(pair) ?? [];
    return [{ text: label.trim() }, { text: value.trim(), refs, check, ...(findings ? { findings } : {}) }];
  });

export const coverTable = (context: SectionContext, blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'text') return [block];
    const lines = block.sentences.filter(isCoverLine);
    if (lines.length === 0) return [block];
    const rest = block.sentences.filter((one) => !isCoverLine(one));
    const columns = [{ label: context.text('say.line') }, { label: context.text('say.content') }];
    const table: Block = { kind: 'table', columns, rows: lines.flatMap(rowsOf) };
    return [table, ...(rest.length > 0 ? [{ ...block, sentences: rest }] : [])];
  });
