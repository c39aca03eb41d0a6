// The open row: its answer with sources, the person's text, owner and due date, and its history.
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { showsVerdict } from '#shared/model/checklist-words.ts';
import { BlockView } from '#web/components/answer/block-view.tsx';
import { CitationsContext } from '#web/components/answer/citations.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { DocumentPanel } from '#web/components/viewer/document-panel.tsx';
import { type Result, useCall } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useCan } from '#web/lib/use-user.ts';
import { AnswerChange } from './answer-change.tsx';
import { Requests } from './request-form.tsx';
import { RowForm } from './row-form.tsx';
import { STATUS_TONES } from './status-tones.ts';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';

type Reply = Result<'checklists.row'>;
type Row = Reply['row'];
type Change = Reply['history'][number];

const Answer = ({ row, onOpen }: { row: Row; onOpen: (n: number) => void }) => {
  const { t } = useTranslation('checklists');
  const citations = useMemo(
    () => ({ byNumber: new Map(row.references.map((one) => [one.n, one])), open: undefined, onOpen }),
    [row.references, onOpen],
  );
  if (row.answer.length === 0) return <p className="text-fg3 text-note">{t('screen.noAnswer')}</p>;
  return (
    <CitationsContext value={citations}>
      {row.answer.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of an answer do not move
        <BlockView key={i} block={block} />
      ))}
    </CitationsContext>
  );
};

/** Fields whose values the history stores as codes. */
const CODED = ['status', 'verdict', 'severity', 'likelihood', 'effectOn', 'rerun'] as const;

const Changes = ({ history }: Pick<Reply, 'history'>) => {
  const { t } = useTranslation('checklists');
  if (history.length === 0) return null;
  const shownValue = (field: Change['field'], value: string): string => {
    return CODED.some((one) => one === field) && value ? t(`${field}.${value}`, { defaultValue: value }) : value;
  };
  return (
    <section className="border-line border-t px-5 py-4">
      <h3 className="mb-2 font-medium text-note">{t('screen.history')}</h3>
      <ol className="space-y-2">
        {history.map(({ at, by, field, from, to }) => (
          <li key={`${at}${field}`} className="text-fg2 text-meta">
            <span className="tabular">{formatDateTime(at)}</span> · {by?.name ?? t('screen.machine')} ·{' '}
            {t(`screen.field.${field}`)}
            <span className="line-clamp-2">
              {from && <del className="mr-1.5 text-fg3">{shownValue(field, from)}</del>}
              {shownValue(field, to)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Head = ({ row }: { row: Row }) => {
  const { t } = useTranslation('checklists');
  const { change } = useAddress();
  return (
    <header className="flex items-start gap-3 border-line border-b px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="mb-1 flex flex-wrap items-center gap-2 text-fg3 text-meta">
          <span>{[row.sheet, row.cell, row.section].filter(Boolean).join(' · ')}</span>
          <Badge tone={STATUS_TONES[row.status]}>{t(`status.${row.status}`)}</Badge>
          {row.verdict && showsVerdict(row) && <Badge>{t(`verdict.${row.verdict}`)}</Badge>}
        </p>
        <h2 lang={langOf(row.question)} className="whitespace-pre-line font-semibold text-ui">
          {row.question}
        </h2>
      </div>
      <IconButton label={t('screen.closeRow')} onClick={() => change({ row: undefined, ref: undefined })}>
        <X />
      </IconButton>
    </header>
  );
};

type SourceProps = { row: Row; n: number; projectId: string };

const Source = ({ row, n, projectId }: SourceProps) => {
  const { t } = useTranslation('viewer');
  const { change } = useAddress();
  const mayDownload = useCan('export', projectId);
  const at = row.references.findIndex((one) => one.n === n);
  const [before, reference, after] = [row.references[at - 1], row.references[at], row.references[at + 1]];
  if (!reference) return null;
  const open = (to: number) => change({ ref: String(to) });
  return (
    <DocumentPanel
      label={t('source')}
      fileId={reference.fileId}
      url={reference.url}
      filename={reference.title}
      number={n}
      target={{ ...reference.locator, quote: reference.quote }}
      onPrevious={before && (() => open(before.n))}
      onNext={after && (() => open(after.n))}
      onClose={() => change({ ref: undefined })}
      mayDownload={mayDownload}
    />
  );
};

type Props = { list: List; rowId: string; onChanged: () => unknown };

export const RowPanel = ({ list, rowId, onChanged }: Props) => {
  const { t } = useTranslation('checklists');
  const { openRef, change } = useAddress();
  const { data, error, mutate } = useCall(
    'checklists.row',
    { params: { id: list.id, rowId } },
    { keepPreviousData: false, refreshInterval: list.isRunning ? 2000 : 0 },
  );
  const open = useMemo(() => (n: number) => change({ ref: String(n) }, false), [change]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="m-5 h-40" />;
  const { row, history } = data;
  if (openRef !== undefined) return <Source row={row} n={openRef} projectId={list.projectId} />;
  const reload = async () => {
    await mutate();
    await onChanged();
  };
  return (
    <aside aria-label={t('screen.rowPanel')} className="flex h-full min-h-0 flex-col bg-canvas">
      <Head row={row} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <section className="px-5 py-4">
          {row.stale && (
            <Notice tone="warn" className="mb-3">
              {t('screen.staleText')}
              <ul className="mt-1 list-disc pl-5">
                {row.changedFiles.map(({ title, change }) => (
                  <li key={`${change}${title}`}>{t(`fileChange.${change}`, { title })}</li>
                ))}
              </ul>
            </Notice>
          )}
          <AnswerChange {...data} />
          <h3 className="mb-1 font-medium text-note">
            {t(row.verdict === 'notFound' ? 'screen.machine' : 'screen.machineAnswer')}
          </h3>
          <Answer row={row} onOpen={open} />
        </section>
        <RowForm list={list} row={row} onSaved={reload} />
        <Requests key={row.messages.length} list={list} row={row} onSent={reload} />
        <Changes history={history} />
      </div>
    </aside>
  );
};
