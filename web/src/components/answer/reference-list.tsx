// The sources under an answer: those it cites, and, folded, those also read.
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/class-names.ts';
import { FileIcon } from '../viewer/file-icon.tsx';
import { usePlaceText } from '../viewer/use-place-text.ts';
import { useCitations } from './citations.ts';

const Row = ({ reference, cited }: { reference: Reference; cited: boolean }) => {
  const placeText = usePlaceText();
  const { open, onOpen } = useCitations();
  const isOpen = open === reference.n;
  const { t } = useTranslation('questions');
  const { n, title, locator, quote, isSample } = reference;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={() => onOpen(n)}
        className={cx(
          'flex w-full items-start gap-2.5 rounded-control px-2 py-1.5 text-left transition-colors duration-120',
          isOpen ? 'bg-accent-soft' : 'hover:bg-hover',
        )}
      >
        <span
          className={cx(
            'mt-px flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-chip px-1 font-semibold text-chip tabular',
            isOpen && 'bg-accent text-on-accent',
            !isOpen && (cited ? 'bg-accent-soft text-accent-fg' : 'bg-subtle text-fg3'),
          )}
        >
          {n}
        </span>
        <FileIcon filename={title} className="mt-0.5" />
        <span className="min-w-0 flex-1">
          <span className="flex gap-x-2 text-note max-md:flex-col">
            <span className="max-w-2/3 shrink-0 truncate font-medium max-md:max-w-full">{title}</span>
            <span className="truncate text-fg3">{placeText(locator)}</span>
            {isSample && <Badge tone="warn">{t('sample')}</Badge>}
          </span>
          <span lang={langOf(quote)} className="line-clamp-1 text-fg3 text-meta">
            {quote}
          </span>
        </span>
      </button>
    </li>
  );
};

type Props = { references: readonly Reference[]; alsoRead: readonly Reference[] };

export const ReferenceList = ({ references, alsoRead }: Props) => {
  const { t } = useTranslation('questions');
  return (
    <>
      {references.length > 0 && (
        <section className="mt-6">
          <h3 className="mb-1 font-medium text-fg3 text-meta">{t('cited', { count: references.length })}</h3>
          <ul className="-mx-2">
            {references.map((reference) => (
              <Row key={reference.n} reference={reference} cited />
            ))}
          </ul>
        </section>
      )}
      {alsoRead.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-control py-1 pr-2 text-fg3 text-meta hover:text-fg">
            <ChevronRight
              aria-hidden="true"
              className="size-3.5 transition-transform duration-120 group-open:rotate-90"
            />
            {t('alsoRead', { count: alsoRead.length })}
          </summary>
          <ul className="-mx-2">
            {alsoRead.map((reference) => (
              <Row key={reference.n} reference={reference} cited={false} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
