// One block of an answer or report.
import { Info } from 'lucide-react';
import { memo } from 'react';
import type { Block } from '#shared/report/blocks.ts';
import { cx } from '../ui/class-names.ts';
import { CHECK_LOOKS, CheckMark } from './check-mark.tsx';
import { Chips } from './citation-chip.tsx';
import { Sentences } from './sentence-view.tsx';
import { useAnswerText } from './use-answer-text.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** The question is a second-level heading, so that an answer's own headings begin below it. */
const Heading = ({ block }: { block: Of<'heading'> }) => {
  const Tag = block.level === 3 ? 'h4' : 'h3';
  return (
    <Tag className={cx('mt-6 mb-2 font-semibold', block.level === 1 ? 'text-section' : 'text-read')}>{block.text}</Tag>
  );
};

const List = ({ block }: { block: Of<'list'> }) => {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag
      className={cx('my-2 space-y-1.5 pl-5 text-read marker:text-fg3', block.ordered ? 'list-decimal' : 'list-disc')}
    >
      {block.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items only ever come after one another
        <li key={i}>
          <Sentences sentences={item} />
        </li>
      ))}
    </Tag>
  );
};

type Cell = Of<'table'>['rows'][number][number];
const CellView = ({ cell: { text, refs = [], check = 'verified' } }: { cell: Cell }) => (
  <>
    <span className={CHECK_LOOKS[check]}>{text}</span>
    <Chips refs={refs} />
    <CheckMark check={check} />
  </>
);

const Table = ({ block: { caption, columns, rows } }: { block: Of<'table'> }) => (
  <section
    aria-label={caption ?? columns.map(({ label }) => label).join(', ')}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className="my-3 overflow-x-auto"
  >
    <table className="w-full text-note">
      {caption && <caption className="pb-2 text-left font-semibold text-fg2 text-note">{caption}</caption>}
      <thead>
        <tr className="border-line-strong border-b text-fg3 text-meta">
          {columns.map(({ label, unit, numeric }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            <th key={i} scope="col" className={cx('h-9 px-2.5 font-medium', numeric ? 'text-right' : 'text-left')}>
              {label}
              {unit && <span className="font-normal"> ({unit})</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever come after one another
          <tr key={r} className="border-line border-b">
            {row.map((cell, i) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                key={i}
                className={cx(
                  'h-9 px-2.5 py-1.5',
                  columns[i]?.numeric ? 'whitespace-nowrap text-right tabular' : 'min-w-20',
                )}
              >
                <CellView cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Notice = ({ block: { code, params } }: { block: Of<'notice'> }) => {
  const text = useAnswerText();
  return (
    <p className="my-3 flex gap-2.5 rounded-card bg-info-soft px-3.5 py-2.5 text-ui">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-info" />
      <span className="min-w-0">
        {text((t) => t(`notice.${code}`, { where: params?.where ?? '', what: params?.what ?? '' }))}
      </span>
    </p>
  );
};

const Quotation = ({ block }: { block: Of<'quote'> }) => (
  <blockquote className="my-3 whitespace-pre-line border-line-strong border-l-2 pl-4 text-fg2 text-read">
    {block.text}
    <Chips refs={block.refs} />
  </blockquote>
);

/** A block that has not changed is not drawn again while the next ones arrive. */
export const BlockView = memo(({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'text':
      return (
        <p className="my-2 text-read">
          <Sentences sentences={block.sentences} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'quote':
      return <Quotation block={block} />;
    case 'notice':
      return <Notice block={block} />;
  }
});
