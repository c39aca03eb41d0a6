// The chosen workspace at a glance: open work, a question field, latest answers, outputs and files.
import { FileText, FolderOutput, type LucideIcon, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatAgo } from '#web/lib/format.ts';
import { paths, runPath } from '#web/lib/paths.ts';
import { usePermission } from '#web/lib/use-user.ts';
import { OpenWork } from './open-work.tsx';
import { QuickAsk } from './quick-ask.tsx';

const SHOWN = 4;
const first = { limit: SHOWN, offset: 0 };
const WIDTHS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'] as const;

type Entry = {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly by: string;
  readonly at: string;
};
type LatestProps = {
  kind: 'questions' | 'outputs' | 'files';
  icon: LucideIcon;
  all: string;
  /** `undefined` until loaded. */
  entries: readonly Entry[] | undefined;
};

/** As tall as the entries that replace it, so that nothing below moves. */
const Waiting = () => (
  <div className="mt-1 mb-2">
    {WIDTHS.map((width) => (
      <div key={width} className="flex h-12.5 flex-col justify-center max-lg:nth-[n+3]:hidden">
        <Skeleton className={cx('h-3.5', width)} />
      </div>
    ))}
  </div>
);

const Latest = ({ kind, icon: Icon, all, entries }: LatestProps) => {
  const { t } = useTranslation('workspaces');
  return (
    <section aria-label={t(`home.${kind}`)} className="min-w-0 rounded-card border border-line px-4 pt-3 pb-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium text-fg2 text-note">{t(`home.${kind}`)}</h3>
        <Link to={all} className="rounded-chip py-0.5 text-fg3 text-meta no-underline hover:text-fg">
          {t('home.all')}
        </Link>
      </div>
      {!entries && <Waiting />}
      {entries?.length === 0 && <p className="py-2 text-fg3 text-note">{t(`home.none.${kind}`)}</p>}
      <ul className="-mx-2 mt-1 max-lg:[&>li:nth-child(n+3)]:hidden">
        {entries?.map(({ id, to, text, by, at }) => (
          <li key={id}>
            <Link
              to={to}
              className="flex items-start gap-2.5 rounded-control px-2 py-1.5 text-fg no-underline transition-colors duration-120 hover:bg-hover"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-fg3" />
              <span className="min-w-0">
                <span lang={langOf(text)} className="block truncate text-note" title={text}>
                  {text}
                </span>
                <span className="block truncate text-fg3 text-meta">{`${by} · ${formatAgo(at)}`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const useLatest = (projectId: string) => {
  const questions = useCall('research.list', { query: { projectId, ...first } });
  const outputs = useCall('runs.list', { query: { projectId, ...first } });
  const files = useCall('files.list', { query: { projectId, ...first } });
  return {
    questions: questions.data?.rows.map(({ id, query, createdBy, createdAt }) => ({
      ...{ id, to: `${paths.search}?id=${id}`, text: query, by: createdBy.name, at: createdAt },
    })),
    outputs: outputs.data?.rows.map(({ id, name, createdBy, createdAt }) => ({
      ...{ id, to: runPath(id), text: name, by: createdBy.name, at: createdAt },
    })),
    files: files.data?.rows.map(({ id, filename, uploadedBy, uploadedAt }) => ({
      ...{ id, to: `${paths.files}?file=${id}`, text: filename, by: uploadedBy.name, at: uploadedAt },
    })),
    hasFailed: [questions, outputs, files].some(({ data, error }) => error !== undefined && !data),
  };
};

export const Overview = ({
  workspace: { id, name },
}: {
  workspace: { readonly id: string; readonly name: string };
}) => {
  const { t } = useTranslation('workspaces');
  const { may: mayAsk, status } = usePermission('search.ask', id);
  const { questions, outputs, files, hasFailed } = useLatest(id);
  // Home has its own list, so a failure here needs no message.
  if (hasFailed) return null;
  return (
    <section aria-labelledby="overview" className="px-6 pb-6 max-md:px-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="overview" className="min-w-0 truncate font-semibold text-section">
          {t('home.title', { name })}
        </h2>
        <OpenWork projectId={id} />
      </div>
      {status === 'loading' && <Skeleton className="h-10" />}
      {mayAsk && <QuickAsk />}
      <div className="mt-3 grid grid-cols-3 gap-3 max-lg:grid-cols-1">
        <Latest kind="questions" icon={MessageCircleQuestion} all={paths.search} entries={questions} />
        <Latest kind="outputs" icon={FolderOutput} all={paths.outputs} entries={outputs} />
        <Latest kind="files" icon={FileText} all={paths.files} entries={files} />
      </div>
    </section>
  );
};
