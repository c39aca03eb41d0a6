// One block of an answer or report.
import { Info } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Block } from '#shared/report/blocks.ts';
import { loadTexts } from '#web/lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Chips } from './citation-chip.tsx';
import { useCitations } from './citations.ts';
import { FigureTable } from './figure-table.tsx';
import { Sentences } from './sentence-view.tsx';
import { useAnswerText } from './use-answer-text.ts';

/** Charts and similar blocks are rare in answers, so their code and texts load with the first one. */
const DrawnBlock = lazy(async () => {
  const [{ DrawnBlock: component }] = await Promise.all([import('../report/drawn-block.tsx'), loadTexts('report')]);
  return { default: component };
});

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** The question is the second-level heading, so an answer's own headings start below that level. */
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

const Choices = ({ choices }: { choices: NonNullable<Of<'notice'>['choices']> }) => {
  const { onAsk } = useCitations();
  if (!onAsk) return null;
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {choices.map(({ label, query }) => (
        <Button key={label} size="small" onClick={() => onAsk(query)}>
          {label}
        </Button>
      ))}
    </span>
  );
};

/** Notices shown without a box, because another notice about the missing information is shown beside them. */
const QUIET: readonly Of<'notice'>['code'][] = ['closestPassages', 'notCharged'];

const Notice = ({ block: { code, params, choices = [] } }: { block: Of<'notice'> }) => {
  const text = useAnswerText();
  const words = text((t) => t(`notice.${code}`, { where: '', what: '', name: '', candidates: '', ...params }));
  if (QUIET.includes(code)) return <p className="my-3 text-fg2 text-note">{words}</p>;
  return (
    <div className="my-3 flex gap-2.5 rounded-card bg-info-soft px-3.5 py-2.5 text-ui">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-info" />
      <span className="min-w-0">
        {words}
        {choices.length > 0 && <Choices choices={choices} />}
      </span>
    </div>
  );
};

const Quotation = ({ block }: { block: Of<'quote'> }) => (
  <blockquote
    lang={langOf(block.text)}
    className="my-3 whitespace-pre-line border-line-strong border-l-2 pl-4 text-fg2 text-read"
  >
    {block.text}
    <Chips refs={block.refs} />
  </blockquote>
);

/** Memoized: an unchanged block is not rendered again while later ones arrive. */
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
      return <FigureTable block={block} />;
    case 'quote':
      return <Quotation block={block} />;
    case 'notice':
      return <Notice block={block} />;
    case 'chart':
    case 'figures':
    case 'timeline':
    case 'matrix':
      return (
        <Suspense fallback={<Skeleton className="my-5 h-48 w-full" />}>
          <DrawnBlock block={block} />
        </Suspense>
      );
  }
});
