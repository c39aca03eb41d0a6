// The source of a citation: file, locator, date and the quoted words.
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { formatDate } from '#web/lib/format.ts';
import { Badge } from '../ui/badge.tsx';
import { FileIcon } from '../viewer/file-icon.tsx';
import { usePlaceText } from '../viewer/use-place-text.ts';

export const CitationCard = ({ reference }: { reference: Reference }) => {
  const { t } = useTranslation('questions');
  const placeText = usePlaceText();
  const { title, locator, quote, publishedAt, retrievedAt, isSample } = reference;
  const date = publishedAt
    ? t('published', { date: formatDate(publishedAt) })
    : t('retrieved', { date: formatDate(retrievedAt) });
  return (
    <>
      <span className="flex items-center gap-2">
        <FileIcon filename={title} />
        <span className="min-w-0 flex-1 truncate font-semibold text-note">{title}</span>
        {isSample && <Badge tone="warn">{t('sample')}</Badge>}
      </span>
      <span className="mt-0.5 block text-fg3 text-meta">{[placeText(locator), date].filter(Boolean).join(' · ')}</span>
      <span lang={langOf(quote)} className="mt-2 line-clamp-6 whitespace-pre-line text-note">
        <mark className="bg-mark box-decoration-clone text-fg">{quote}</mark>
      </span>
    </>
  );
};
