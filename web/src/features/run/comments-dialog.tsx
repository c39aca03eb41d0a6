// Comments on a section of a report: threads that are resolved once done. No exported document contains them.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_LENGTH, type ReportComment } from '#shared/report/edits.ts';
import type { Section } from '#shared/report/report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Args, call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useUser } from '#web/lib/use-user.ts';

type NoteFormProps = { label: string; onSend: (text: string) => Promise<boolean> };

const NoteForm = ({ label, onSend }: NoteFormProps) => {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    if (await onSend(text)) setText('');
    setIsBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Textarea
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" disabled={text.trim() === ''} loading={isBusy} onClick={() => void send()}>
        {label}
      </Button>
    </div>
  );
};

type Change = Omit<Args<'runs.changeComment'>['body'], 'version'>;
type ThreadProps = {
  comment: ReportComment;
  mayWrite: boolean;
  onChange: (change: Change) => Promise<boolean>;
  onDelete: () => void;
};

const Thread = ({ comment: { notes, resolved }, mayWrite, onChange, onDelete }: ThreadProps) => {
  const { t } = useTranslation('runs');
  const user = useUser();
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line px-3.5 py-3">
      {notes.map(({ by, at, text }) => (
        <div key={`${by.id}${at}`}>
          <p className="text-fg3 text-meta">
            <span className="font-medium text-fg2">{by.name}</span> · {formatDateTime(at)}
          </p>
          <p className="whitespace-pre-line wrap-anywhere text-ui">{text}</p>
        </div>
      ))}
      {resolved && <p className="text-fg3 text-note">{t('comment.resolved', { name: resolved.by.name })}</p>}
      {mayWrite && !resolved && <NoteForm label={t('comment.reply')} onSend={(text) => onChange({ text })} />}
      {mayWrite && (
        <div className="flex gap-2">
          <Button size="small" onClick={() => void onChange({ isResolved: !resolved })}>
            {resolved ? t('comment.reopen') : t('comment.resolve')}
          </Button>
          {notes[0]?.by.id === user?.id && (
            <Button size="small" onClick={onDelete}>
              {t('comment.delete')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

type Props = {
  runId: string;
  section: Section;
  comments: readonly ReportComment[];
  mayWrite: boolean;
  onClose: () => void;
  onSaved: () => unknown;
};

const CommentsDialog = ({ runId, section, comments, mayWrite, onClose, onSaved }: Props) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  /** Shows what somebody else wrote meanwhile, and keeps what was typed. */
  const saved = async (work: Promise<unknown>): Promise<boolean> => {
    const isSaved = await work.then(
      () => true,
      (error: unknown) => {
        fail(error, t('comment.failed'));
        return false;
      },
    );
    await onSaved();
    return isSaved;
  };
  const ofOne = ({ id }: ReportComment) => ({ runId, commentId: id });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('comment.of', { title: section.title })}
      description={t('comment.text')}
    >
      <div className="flex flex-col gap-4">
        {comments.length === 0 && <p className="text-fg3 text-note">{t('comment.none')}</p>}
        <ul className="flex flex-col gap-3">
          {comments.map((comment) => (
            <Thread
              key={comment.id}
              comment={comment}
              mayWrite={mayWrite}
              onChange={(change) =>
                saved(
                  call('runs.changeComment', { params: ofOne(comment), body: { ...change, version: comment.version } }),
                )
              }
              onDelete={() => void saved(call('runs.deleteComment', { params: ofOne(comment) }))}
            />
          ))}
        </ul>
        {mayWrite && (
          <NoteForm
            label={t('comment.add')}
            onSend={(text) => saved(call('runs.comment', { params: { runId, sectionId: section.id }, body: { text } }))}
          />
        )}
      </div>
    </Dialog>
  );
};
export default CommentsDialog;
