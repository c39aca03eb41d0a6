// The number after a sentence: hover shows the card of its source, a press opens the source.
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/class-names.ts';
import { CitationCard } from './citation-card.tsx';
import { useCitations } from './citations.ts';
import { HoverCard } from './hover-card.tsx';
import { useMarkStop } from './mark-stop.ts';

const CitationChip = ({ n }: { n: number }) => {
  const { t } = useTranslation('questions');
  const { byNumber, open, onOpen } = useCitations();
  const tabIndex = useMarkStop();
  const reference = byNumber.get(n);
  const look = cx(
    'ml-[3px] inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-chip px-1 align-[0.1em]',
    'font-semibold text-chip no-underline tabular transition-colors duration-120',
  );
  // Until its reference has arrived, the number cannot open a source.
  if (!reference) return <span className={cx(look, 'bg-subtle text-fg3')}>{n}</span>;
  return (
    <HoverCard
      trigger={(hover, hide) => (
        <button
          type="button"
          {...hover}
          tabIndex={tabIndex}
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

export const Chips = ({ refs }: { refs: readonly number[] }) =>
  refs.toSorted((a, b) => a - b).map((n) => <CitationChip key={n} n={n} />);
