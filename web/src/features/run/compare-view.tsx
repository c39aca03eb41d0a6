// What has changed since an earlier run of the same type: figures first, then sections, then sentences.
import { ArrowLeft, GitCompare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Comparison, RunRow } from '#shared/model/run.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { runPath } from '#web/lib/paths.ts';
import { earlierOf } from './earlier-run.ts';

const MAX_EARLIER = 100;

/**
 * The finished runs of the type in the workspace that are older than this one, and this run itself if a section was
 * rewritten: it can be compared with its earlier state.
 */
const useEarlier = ({ id, projectId, type, createdAt, wasRewritten }: RunRow): readonly RunRow[] | undefined => {
  const { data } = useCall('runs.list', {
    query: { projectId, type, status: 'Completed', limit: MAX_EARLIER, sort: 'createdAt', order: 'desc' },
  });
  return data?.rows.filter((one) => (one.id === id ? wasRewritten : one.createdAt < createdAt));
};

const SIGNED = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
const changeText = (change: number): string => formatNumber(change / 100, { style: 'percent', ...SIGNED });

type ChangeProps = Pick<Comparison['figures'][number], 'change' | 'points'>;

const Change = ({ change, points }: ChangeProps) => {
  const { t } = useTranslation('runs');
  if (points !== undefined) return t('compare.points', { points: formatNumber(points, SIGNED) });
  return change === undefined ? '–' : changeText(change);
};

type ValueProps = { value: string | undefined; source: string | undefined; className: string };

const Value = ({ value, source, className }: ValueProps) => (
  <td className={`px-3 py-2 text-right ${className}`}>
    <span className="whitespace-nowrap tabular">{value ?? '–'}</span>
    {source && <span className="block font-normal text-fg3 text-meta">{source}</span>}
  </td>
);

const Figures = ({ figures }: Pick<Comparison, 'figures'>) => {
  const { t } = useTranslation('runs');
  if (figures.length === 0) return <p className="text-fg3 text-note">{t('compare.noFigures')}</p>;
  const head = 'h-9 px-3 font-medium text-fg3 text-meta whitespace-nowrap';
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table aria-label={t('compare.figures')} className="w-full text-note">
        <thead className="border-line-strong border-b">
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {t('compare.label')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('compare.before')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('compare.after')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('compare.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ section, title, label, before, after, change, points, cause, ...sources }) => (
            <tr key={`${section}${label}`} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {label}
                <span className="block text-fg3 text-meta">{title}</span>
              </th>
              <Value value={before} source={sources.sourceBefore} className="text-fg2" />
              <Value value={after} source={sources.sourceAfter} className="font-medium" />
              <td className="whitespace-nowrap px-3 py-2 text-right tabular">
                <Change change={change} points={points} />
                {cause && <span className="block text-fg3 text-meta">{t(`compare.cause.${cause}`)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Titles = ({ heading, rows }: { heading: string; rows: Comparison['added'] }) =>
  rows.length === 0 ? null : (
    <section>
      <h3 className="pb-2 font-semibold text-section">{heading}</h3>
      <ul className="list-disc pl-5 text-ui">
        {rows.map(({ section, title }) => (
          <li key={section}>{title}</li>
        ))}
      </ul>
    </section>
  );

const Texts = ({ label, texts, isRemoved }: { label: string; texts: readonly string[]; isRemoved?: boolean }) =>
  texts.map((text) => (
    <li key={text} className={`rounded-control px-3 py-1.5 text-ui ${isRemoved ? 'bg-bad-soft' : 'bg-ok-soft'}`}>
      <span className={`mr-2 font-medium text-meta ${isRemoved ? 'text-bad' : 'text-ok'}`}>{label}</span>
      {isRemoved ? <del className="text-fg2">{text}</del> : <ins className="no-underline">{text}</ins>}
    </li>
  ));

const Sentences = ({ sentences }: Pick<Comparison, 'sentences'>) => {
  const { t } = useTranslation('runs');
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3 className="pb-2 font-semibold text-section">{t('compare.sentences')}</h3>
      {sentences.map(({ section, title, added, gone }) => (
        <div key={section} className="pb-4">
          <h4 className="pb-1.5 font-medium text-fg2 text-note">{title}</h4>
          <ul className="flex flex-col gap-1.5">
            <Texts label={t('compare.oldText')} texts={gone} isRemoved />
            <Texts label={t('compare.newText')} texts={added} />
          </ul>
        </div>
      ))}
    </section>
  );
};

const isEmpty = ({ figures, added, gone, sentences }: Comparison): boolean =>
  figures.length + added.length + gone.length + sentences.length === 0;

const Changes = ({ run, earlierId }: { run: RunRow; earlierId: string }) => {
  const { t } = useTranslation('runs');
  const { data, error, mutate } = useCall(
    'runs.compare',
    { params: { runId: run.id }, query: { with: earlierId } },
    { keepPreviousData: false },
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (isEmpty(data)) return <p className="text-fg2 text-ui">{t('compare.nothing')}</p>;
  return (
    <div className="flex flex-col gap-8" lang={run.language}>
      <section>
        <h3 className="pb-2 font-semibold text-section">{t('compare.figures')}</h3>
        <Figures figures={data.figures} />
      </section>
      <Titles heading={t('compare.added')} rows={data.added} />
      <Titles heading={t('compare.gone')} rows={data.gone} />
      <Sentences sentences={data.sentences} />
    </div>
  );
};

export const CompareView = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const [params, setParams] = useSearchParams();
  const earlier = useEarlier(run);
  const otherId = params.get('with');
  const chosen = earlier?.find(({ id }) => id === otherId) ?? (earlier && earlierOf(run, earlier));
  return (
    <section aria-label={t('compare.title')} className="mx-auto max-w-3xl px-6 pt-4 pb-12 max-md:px-4">
      <Link to={runPath(run.id)} className="inline-flex items-center gap-1.5 text-fg2 text-note hover:text-fg">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('compare.back')}
      </Link>
      <h2 className="mt-3 font-semibold text-title">{t('compare.title')}</h2>
      {earlier?.length === 0 && (
        <EmptyState icon={<GitCompare />} title={t('compare.none')} text={t('compare.noneText')} />
      )}
      {chosen && (
        <>
          <div className="mt-3 mb-6 max-w-lg">
            <Field label={t('compare.with')}>
              {(control) => (
                <Select
                  {...control}
                  value={chosen.id}
                  options={(earlier ?? []).map(({ id, name, createdAt }) => ({
                    value: id,
                    label: id === run.id ? t('compare.itself') : `${formatDateTime(createdAt)} · ${name}`,
                  }))}
                  onChange={({ target }) => setParams({ view: 'compare', with: target.value }, { replace: true })}
                />
              )}
            </Field>
          </div>
          <Changes run={run} earlierId={chosen.id} />
        </>
      )}
    </section>
  );
};
