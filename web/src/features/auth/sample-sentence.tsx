// Shows on the sign-in page what the product does: a sentence, its footnote, the passage behind it.
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export const SampleSentence = () => {
  const { t } = useTranslation('auth');
  return (
    <figure aria-label={t('sample.label')} className="max-w-lg">
      <p className="text-read">
        {t('sample.sentence')}
        <span className="ml-[3px] inline-flex h-4 min-w-4 items-center justify-center rounded-chip bg-accent px-1 align-[0.1em] font-semibold text-chip text-on-accent tabular">
          1
        </span>
        .
      </p>
      <figcaption className="mt-3 rounded-card border border-line bg-canvas p-4 shadow-rest">
        <span className="flex flex-wrap items-center justify-between gap-2 text-fg3 text-meta">
          {t('sample.source')}
          <span className="inline-flex items-center gap-1 text-ok">
            <CircleCheck aria-hidden="true" className="size-3.5" />
            {t('sample.checked')}
          </span>
        </span>
        <q className="mt-2 block text-note quotes-none">
          <mark className="bg-mark px-0.5 text-fg">{t('sample.quote')}</mark>
        </q>
      </figcaption>
    </figure>
  );
};
