// The sources that a question searches: the workspace's files and external ones; those with sample data are grouped.
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SOURCES, type Source } from '#shared/model/enums.ts';
import { readProviders } from '#shared/model/source.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { tip } from '#web/components/ui/tooltip.tsx';
import { useCall } from '#web/lib/api.ts';
import { toggleSource, useChosenSources } from './chosen-sources.ts';

const useSamples = (): ReadonlySet<Source> => {
  const { data } = useCall('sources.list', {});
  const rows = data?.rows ?? [];
  const isSample = (source: Source) =>
    source !== 'FILES' && rows.some((row) => readProviders(source).includes(row.source) && row.isSample);
  return new Set(SOURCES.filter(isSample));
};

const Chip = ({ source, on, isSample }: { source: Source; on: boolean; isSample: boolean }) => {
  const { t } = useTranslation('questions');
  return (
    <button
      type="button"
      aria-pressed={on}
      {...(isSample && tip(t('sampleText')))}
      onClick={() => toggleSource(source)}
      className={cx(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-meta transition-colors duration-120',
        on
          ? 'border-accent-line bg-accent-soft text-accent-fg'
          : 'border-line bg-canvas text-fg2 hover:border-line-strong hover:text-fg',
      )}
    >
      {on && <Check aria-hidden="true" className="size-3" />}
      {source === 'FILES' ? t('myFiles') : t(`sources.${source}`)}
      {isSample && <span className="sr-only">{t('sample')}</span>}
    </button>
  );
};

export const SourceChips = () => {
  const { t } = useTranslation('questions');
  const id = useId();
  const chosen = useChosenSources();
  const samples = useSamples();
  const chipOf = (source: Source) => (
    <Chip key={source} source={source} on={chosen.includes(source)} isSample={samples.has(source)} />
  );
  return (
    <fieldset aria-labelledby={id} className="flex min-h-8 min-w-0 flex-wrap items-center gap-1.5 max-md:basis-full">
      <legend id={id} className="sr-only">
        {t('scope')}
      </legend>
      {SOURCES.filter((source) => !samples.has(source)).map(chipOf)}
      {samples.size > 0 && (
        <span aria-hidden="true" className="ml-1 rounded-chip bg-warn-soft px-1 text-chip text-warn">
          {t('sample')}
        </span>
      )}
      {SOURCES.filter((source) => samples.has(source)).map(chipOf)}
    </fieldset>
  );
};
