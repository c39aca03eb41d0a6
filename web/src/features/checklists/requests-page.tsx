// The requests to the reader: each with its row's question, and a reply with files.
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { type Result, useCall } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { Messages } from './messages.tsx';
import { ReplyForm } from './reply-form.tsx';

type Request = Result<'checklists.requests'>['rows'][number];

const MAX_REQUESTS = 100;

const RequestCard = ({ request, onSent }: { request: Request; onSent: () => unknown }) => {
  const { t } = useTranslation('checklists');
  return (
    <li className="rounded-card border border-line p-5">
      <p className="mb-1 flex flex-wrap items-center gap-2 text-fg3 text-meta">
        {[request.list, request.section].filter(Boolean).join(' · ')}
        {request.isAnswered && <Badge tone="ok">{t('screen.replied')}</Badge>}
        {!request.isAnswered && request.due && (
          <Badge tone="warn">{t('screen.replyBy', { date: formatDate(request.due) })}</Badge>
        )}
      </p>
      <h2 lang={langOf(request.question)} className="mb-3 whitespace-pre-line font-semibold text-ui">
        {request.question}
      </h2>
      <div className="flex flex-col gap-4">
        <Messages messages={request.messages} />
        <ReplyForm listId={request.checklistId} rowId={request.rowId} onSent={onSent} />
      </div>
    </li>
  );
};

export const RequestsPage = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('checklists');
  const { data, error, mutate } = useCall('checklists.requests', { query: { projectId, limit: MAX_REQUESTS } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-6">
      <PageHeader title={t('screen.requestsTitle')} description={t('screen.requestsText')} />
      {!data && <Skeleton className="mx-6 h-40" />}
      {data?.count === 0 && (
        <EmptyState icon={<Inbox />} title={t('screen.noRequests')} text={t('screen.noRequestsText')} />
      )}
      <ul className="mx-6 flex max-w-3xl flex-col gap-4 max-md:mx-4">
        {data?.rows.map((request) => (
          <RequestCard key={`${request.checklistId}${request.rowId}`} request={request} onSent={() => mutate()} />
        ))}
      </ul>
    </div>
  );
};
