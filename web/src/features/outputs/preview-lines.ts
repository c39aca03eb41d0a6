// How a report begins, in a few plain lines: for a preview the size of a card.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

export type Line = { readonly kind: 'heading' | 'text'; readonly text: string; readonly value?: string };

const MOST_LINES = 8;
const MOST_CHARACTERS = 160;

const text = (words: string): Line => ({ kind: 'text', text: words.slice(0, MOST_CHARACTERS) });

const linesOf = (block: Block): readonly Line[] => {
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

export const beginningOf = ({ sections }: Pick<Report, 'sections'>): readonly Line[] =>
  sections
    .flatMap(({ title, blocks }): readonly Line[] => {
      const lines = blocks.flatMap(linesOf).slice(0, 3);
      return lines.length > 0 ? [...(title ? [{ kind: 'heading' as const, text: title }] : []), ...lines] : [];
    })
    .slice(0, MOST_LINES);

/** What is recognised at a glance, where a report has one. */
export const chartOf = ({ sections }: Pick<Report, 'sections'>): BlockOf<'chart'> | undefined =>
  sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'chart');
