// Extracts the beginning of a report for a preview card: its first chart, or a few plain lines.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Preview, PreviewLine } from '#shared/report/preview.ts';
import type { Report } from '#shared/report/report.ts';

const MAX_LINES = 8;
const MAX_CHARACTERS = 160;

const text = (words: string): PreviewLine => ({ kind: 'text', text: words.slice(0, MAX_CHARACTERS) });

const linesOf = (block: Block): readonly PreviewLine[] => {
  switch (block.kind) {
    case 'text':
      return block.sentences.length > 0 ? [text(block.sentences.map((one) => one.text).join(' '))] : [];
    case 'list':
      return block.items.map((item) => text(item.map((one) => one.text).join(' ')));
    case 'figures':
      return block.tiles.map(({ label, value, unit }) => ({
        kind: 'text',
        text: label,
        value: [value, unit].filter(Boolean).join(' '),
      }));
    case 'timeline':
      return block.entries.flatMap(({ title }) => (title ? [text(title)] : []));
    case 'matrix':
      return block.rows.map(({ label }) => text(label));
    case 'table':
      return block.rows.map((row) => ({ ...text(row[0]?.text ?? ''), value: row.at(-1)?.text ?? '' }));
    default:
      return [];
  }
};

const beginningOf = ({ sections }: Pick<Report, 'sections'>): PreviewLine[] =>
  sections
    .flatMap(({ title, blocks }): readonly PreviewLine[] => {
      const lines = blocks.flatMap(linesOf).slice(0, 3);
      return lines.length > 0 ? [...(title ? [{ kind: 'heading' as const, text: title }] : []), ...lines] : [];
    })
    .slice(0, MAX_LINES);

/** Prefers charts, which are recognized at a glance. */
export const previewOf = (report: Pick<Report, 'language' | 'sections'>): Preview => {
  const chart = report.sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<'chart'> => block.kind === 'chart');
  return { language: report.language, ...(chart ? { chart, lines: [] } : { lines: beginningOf(report) }) };
};
