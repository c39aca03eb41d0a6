// Normalizes the sentences of a report to one Korean speech style; quotes and figures stay unchanged.
import { inKoreanStyle, type KoreanStyle } from '#shared/language/grammar/korean-endings.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

const blockIn = (style: KoreanStyle, block: Block): Block => {
  const styled = (one: Sentence): Sentence => ({ ...one, text: inKoreanStyle(one.text, style) });
  switch (block.kind) {
    case 'text':
      return { ...block, sentences: block.sentences.map(styled) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(styled)) };
    case 'timeline':
      return {
        ...block,
        entries: block.entries.map((entry) => ({ ...entry, sentences: entry.sentences.map(styled) })),
      };
    case 'matrix':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) =>
            cell.text === undefined ? cell : { ...cell, text: inKoreanStyle(cell.text, style) },
          ),
        })),
      };
    default:
      return block;
  }
};

export const inOneStyle = (report: Report, style: KoreanStyle): Report => ({
  ...report,
  sections: report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockIn(style, block)),
  })),
});
