// The inputs, sources and duration of a finished run, folded under its header.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { formatDuration } from '#web/lib/format.ts';
import { SourceList } from './source-list.tsx';

export const RunFacts = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const { createdAt, endedAt, inputVariable, sources = [], credits } = run;
  const seconds = endedAt && (Date.parse(endedAt) - Date.parse(createdAt)) / 1000;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-fg3 text-meta hover:text-fg">
        {t('run.inputs')} · {t('run.sources')}
      </summary>
      <dl className="mt-2 flex max-w-xl flex-col gap-3 pb-1">
        {inputVariable && (
          <div>
            <dt className="pb-1 font-medium text-fg3 text-meta">{t('run.inputs')}</dt>
            <dd className="wrap-anywhere">{inputVariable}</dd>
          </div>
        )}
        {sources.length > 0 && (
          <div>
            <dt className="pb-1 font-medium text-fg3 text-meta">{t('run.sources')}</dt>
            <dd>
              <SourceList sources={sources} />
            </dd>
          </div>
        )}
      </dl>
      {seconds && (
        <p className="pt-1 text-fg3 text-meta">{t('run.tookAndCost', { time: formatDuration(seconds), credits })}</p>
      )}
    </details>
  );
};
