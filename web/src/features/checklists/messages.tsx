// Requests and replies of a row, oldest first, with their files.
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { RowMessage } from '#shared/model/checklist-row.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';

const Message = ({ message: { kind, at, by, to, text, due, files } }: { message: RowMessage }) => {
  const { t } = useTranslation('checklists');
  return (
    <li className={`rounded-card px-3 py-2 text-note ${kind === 'reply' ? 'bg-ok-soft' : 'bg-sunken'}`}>
      <p className="text-fg2 text-meta">
        <span className="font-medium">
          {kind === 'request'
            ? t('screen.requestedFrom', { name: to?.name ?? '' })
            : t('screen.replyFrom', { name: by.name })}
        </span>{' '}
        · <span className="tabular">{formatDateTime(at)}</span>
        {due && ` · ${t('screen.replyBy', { date: formatDate(due) })}`}
      </p>
      {text && (
        <p lang={langOf(text)} className="whitespace-pre-line">
          {text}
        </p>
      )}
      {files.map(({ id, filename }) => (
        <Link
          key={id}
          to={`${paths.files}?file=${id}`}
          className="mt-1 flex items-center gap-1.5 wrap-anywhere text-fg no-underline hover:underline"
        >
          <Paperclip aria-hidden="true" className="size-3.5 shrink-0 text-fg3" />
          {filename}
        </Link>
      ))}
    </li>
  );
};

export const Messages = ({ messages }: { messages: readonly RowMessage[] }) => (
  <ol className="flex flex-col gap-2">
    {messages.map((message) => (
      <Message key={message.id} message={message} />
    ))}
  </ol>
);
