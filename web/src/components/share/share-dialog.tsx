// Creates share links to a report or checklist: expiry, readers, passcode; each link is shown once.
import { Copy, Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { Share } from '#shared/model/share.ts';
import { readsOf } from '#web/lib/api.ts';
import { isEmail } from '#web/lib/emails.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmailInput } from '../ui/email-input.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toast.tsx';
import { ShareLinks } from './share-links.tsx';

const DAYS = [1, 7, 30, 90] as const;

const MadeLink = ({ link }: { link: string }) => {
  const { t } = useTranslation('runs');
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'success', text: t('share.copied') });
  };
  return (
    <div className="mt-4 flex flex-col gap-2">
      <Notice tone="ok">{t('share.once')}</Notice>
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label={t('share.link')}
          className="min-w-0 flex-1"
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
    </div>
  );
};

export type LinkInput = { expiresInDays: number; recipient?: string; passcode?: string; emails?: string[] };

type Draft = { days: number; recipient: string; passcode: string; emails: string[] };
const EMPTY: Draft = { days: 7, recipient: '', passcode: '', emails: [] };

const inputOf = ({ days, recipient, passcode, emails }: Draft): LinkInput => ({
  expiresInDays: days,
  ...(recipient.trim() ? { recipient: recipient.trim() } : {}),
  ...(passcode ? { passcode } : {}),
  ...(emails.length > 0 ? { emails } : {}),
});

type FieldsProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

const Fields = ({ draft, onChange }: FieldsProps) => {
  const { t } = useTranslation('runs');
  return (
    <>
      <div className="flex flex-wrap gap-3 pb-3">
        <Field label={t('share.recipient')} hint={t('share.recipientHint')}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={draft.recipient}
              onChange={(event) => onChange({ recipient: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('share.passcode')} hint={t('share.passcodeHint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              minLength={6}
              maxLength={64}
              value={draft.passcode}
              onChange={(event) => onChange({ passcode: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="pb-3">
        <Field label={t('share.emails')} hint={t('share.emailsHint')}>
          {(control) => (
            <EmailInput control={control} value={draft.emails} onChange={(emails) => onChange({ emails })} />
          )}
        </Field>
      </div>
    </>
  );
};

type ShareDialogProps = {
  title: string;
  description: string;
  projectId: string;
  isOwn: (share: Share) => boolean;
  /** Creates the link and returns its token. */
  make: (input: LinkInput) => Promise<string>;
  onClose: () => void;
  /** Content shown before a link is created: notes and choices. */
  children?: ReactNode;
};

const ShareDialog = ({ title, description, projectId, isOwn, make, onClose, children }: ShareDialogProps) => {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [draft, setDraft] = useState(EMPTY);
  const [link, setLink] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setLink(`${location.origin}${paths.shared}#${await make(inputOf(draft))}`);
      await mutate(readsOf('runs.shares'));
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      {children}
      <Fields draft={draft} onChange={change} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('share.expires')}>
          {(control) => (
            <Select
              {...control}
              className="w-40"
              value={String(draft.days)}
              options={DAYS.map((count) => ({ value: String(count), label: t('share.days', { count }) }))}
              onChange={(event) => change({ days: Number(event.target.value) })}
            />
          )}
        </Field>
        <Button
          variant="primary"
          icon={<Link2 />}
          loading={isBusy}
          disabled={!draft.emails.every(isEmail)}
          onClick={() => void start()}
        >
          {t('share.make')}
        </Button>
      </div>
      {error !== undefined && (
        <Notice tone="bad" className="mt-3">
          {errorText(error)}
        </Notice>
      )}
      {link && <MadeLink link={link} />}
      <ShareLinks projectId={projectId} isOwn={isOwn} />
    </Dialog>
  );
};
export default ShareDialog;
