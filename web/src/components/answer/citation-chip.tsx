// The number behind a sentence: on hover the card of its source, on press the source itself.
import { useTranslation } from 'react-i18next';
import type { Reference } from '#shared/report/blocks.ts';
import { formatDate } from '../../lib/format.ts';
import { cx } from '../ui/class-names.ts';
import { FileIcon } from '../viewer/file-icon.tsx';
import { languageOf } from '../viewer/language-of.ts';
import { usePlaceText } from '../viewer/use-place-text.ts';
import { useCitations } from './citations.ts';
import { HoverCard } from './hover-card.tsx';

const CitationCard = ({ reference }: { reference: Reference }) => {
  const { t } = useTranslation('search');
  const placeText = usePlaceText();
  const { title, locator, quote, publishedAt, retrievedAt } = reference;
  const date = publishedAt
    ? t('published', { date: formatDate(publishedAt) })
    : t('retrieved', { date: formatDate(retrievedAt) });
  return (
    <>
      <span className="flex items-center gap-2">
        <FileIcon filename={title} />
        <span className="min-w-0 flex-1 truncate font-semibold text-note">{title}</span>
      </span>
      <span className="mt-0.5 block text-fg3 text-meta">{[placeText(locator), date].filter(Boolean).join(' · ')}</span>
      <span lang={languageOf(quote)} className="mt-2 line-clamp-6 whitespace-pre-line text-note">
        <mark className="bg-mark box-decoration-clone text-fg">{quote}</mark>
      </span>
    </>
  );
};

const CitationChip = ({ n }: { n: number }) => {
  const { t } = useTranslation('search');
  const { byNumber, open, onOpen } = useCitations();
  const reference = byNumber.get(n);
  const look = cx(
    'ml-[3px] inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-chip px-1 align-[0.1em]',
    'font-semibold text-chip no-underline tabular transition-colors duration-120',
  );
  // Until its reference has arrived the number stands without a source behind it.
  if (!reference) return <span className={cx(look, 'bg-subtle text-fg3')}>{n}</span>;
  return (
    <HoverCard
      trigger={(hover, hide) => (
        <button
          type="button"
          {...hover}
          data-citation={n}
          aria-label={t('citation', { n, title: reference.title })}
          aria-pressed={open === n}
          onClick={() => {
            hide();
            onOpen(n);
          }}
          className={cx(
            look,
            open === n
              ? 'bg-accent text-on-accent'
              : 'bg-accent-soft text-accent-fg hover:bg-accent hover:text-on-accent',
          )}
        >
          {n}
        </button>
      )}
    >
      {() => <CitationCard reference={reference} />}
    </HoverCard>
  );
};

export const Chips = ({ refs }: { refs: readonly number[] }) => refs.map((n) => <CitationChip key={n} n={n} />);
