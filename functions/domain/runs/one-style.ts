// Normalizes the sentences of a Korean or Japanese report to one speech style; quotes and figures stay unchanged.
import { inPoliteJapanese } from '#shared/language/grammar/japanese-endings.ts';
import { inKoreanStyle, type KoreanStyle } from '#shared/language/grammar/korean-endings.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

/** A cell that is a sentence. */
const ENDS = /[.。]$/u;

type Restyle = (text: string) => string;

const blockIn = (restyle: Restyle, block: Block): Block => {
  const styled = (one: Sentence): Sentence => ({ ...one, text: restyle(one.text) });
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
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) =>
          row.map((cell) => (ENDS.test(cell.text) ? { ...cell, text: restyle(cell.text) } : cell)),
        ),
      };
    case 'matrix':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => (cell.text === undefined ? cell : { ...cell, text: restyle(cell.text) })),
        })),
      };
    case 'chart': {
      const { chart } = block;
      if (chart.type !== 'flow') return block;
      const stages = chart.stages.map((stage) => ({
        ...stage,
        items: stage.items.map((item) => ({ ...item, label: restyle(item.label) })),
      }));
      return { ...block, chart: { ...chart, stages } };
    }
    default:
      return block;
  }
};

const restyleOf = (language: Report['language'], style: KoreanStyle): Restyle | undefined => {
  if (language === 'ko') return (text) => inKoreanStyle(text, style);
  return language === 'ja' ? inPoliteJapanese : undefined;
};

export const inOneStyle = (report: Report, style: KoreanStyle): Report => {
  const restyle = restyleOf(report.language, style);
  return restyle ? restyled(report, restyle) : report;
};

const restyled = (report: Report, restyle: Restyle): Report => ({
  ...report,
  sections: report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockIn(restyle, block)),
  })),
});
