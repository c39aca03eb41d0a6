// The emails of a stage that shows them instead of sending them: newest first, with working links.
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InboxEmail } from '#shared/model/inbox.ts';
import { splitLinks } from '#shared/report/split-links.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useTable } from '#web/lib/use-table.ts';

const Text = ({ text }: Pick<InboxEmail, 'text'>) => (
  <p className="mt-3 max-w-prose whitespace-pre-wrap text-ui [overflow-wrap:anywhere]">
    {splitLinks(text).map((piece, at) =>
      at % 2 === 0 ? (
        piece
      ) : (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          key={at}
          href={piece}
          target="_blank"
          rel="noreferrer"
          className="text-accent-fg underline underline-offset-2"
        >
          {piece}
        </a>
      ),
    )}
  </p>
);

const Email = ({ email: { to, subject, text, at } }: { email: InboxEmail }) => (
  <article className="border-line border-t px-6 py-4 max-md:px-4">
    <h2 className="font-semibold text-section [overflow-wrap:anywhere]">{subject}</h2>
    <p className="flex flex-wrap gap-x-3 text-fg2 text-note">
      <span className="[overflow-wrap:anywhere]">{to}</span>
      <time dateTime={at} className="tabular">
        {formatDateTime(at)}
      </time>
    </p>
    <Text text={text} />
  </article>
);

export const EmailsPage = () => {
  const { t } = useTranslation('platform');
  const { page, pageSize, query, setPage } = useTable([]);
  const { limit, offset } = query;
  const { data, error, mutate } = useCall('platform.emails', { query: { limit, offset } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <PageHeader title={t('emails.title')} />
      <div className="px-6 pb-4 max-md:px-4">
        <Notice tone="info">{t('emails.notice')}</Notice>
      </div>
      {data?.count === 0 && <EmptyState icon={<MailOpen />} title={t('emails.empty')} text={t('emails.emptyText')} />}
      {data?.rows.map((email) => (
        <Email key={email.id} email={email} />
      ))}
      <div className="px-6 pt-3 pb-8 max-md:px-4">
        {data && <Pagination page={page} pageSize={pageSize} count={data.count} onPage={setPage} />}
      </div>
    </>
  );
};
