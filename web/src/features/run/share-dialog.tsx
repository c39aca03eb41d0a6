// Links to a report: made for some days, shown once, listed and revoked.
import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { RunRow } from '#shared/model/run.ts';
import { openPoints } from '#shared/report/open-points.ts';
import type { Report } from '#shared/report/report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { OpenPointList } from './open-point-list.tsx';

const DAYS = [1, 7, 30, 90] as const;
const MOST_LINKS = 100;

const Made = ({ link }: { link: string }) => {
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

const Current = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const { data, mutate } = useCall('runs.shares', { query: { projectId: run.projectId, limit: MOST_LINKS } });
  const { trigger, isMutating } = useAction('runs.unshare');
  const now = new Date().toISOString();
  const open = data?.rows.filter(
    ({ runId, revokedAt, expiresAt }) => runId === run.id && !revokedAt && expiresAt > now,
  );
  if (!open || open.length === 0) return null;
  const revoke = async (shareId: string) => {
    try {
      await trigger({ params: { shareId } });
      toast({ kind: 'success', text: t('share.revoked') });
      await mutate();
    } catch (error) {
      fail(error, t('share.revokeFailed'));
    }
  };
  return (
    <section className="mt-5 border-line border-t pt-4">
      <h3 className="pb-2 font-medium text-note">{t('share.current')}</h3>
      <ul className="flex flex-col gap-1.5">
        {open.map(({ id, createdBy, recipient, hasPasscode, expiresAt, opened }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
            <span className="wrap-anywhere min-w-0 flex-1">{recipient ?? createdBy.name}</span>
            {hasPasscode && <span className="text-fg3 text-meta">{t('share.hasPasscode')}</span>}
            <span className="text-fg3 text-meta">{t('share.until', { date: formatDate(expiresAt) })}</span>
            <span className="text-fg3 text-meta tabular">{t('share.opened', { count: opened })}</span>
            <Button size="small" variant="danger-ghost" disabled={isMutating} onClick={() => void revoke(id)}>
              {t('share.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

type ShareDialogProps = { run: RunRow; report: Report | undefined; onClose: () => void };

const Open = ({ run, report }: Omit<ShareDialogProps, 'onClose'>) => {
  const { t } = useTranslation('runs');
  const points = report ? openPoints(report) : [];
  const mayQuoteInternal = run.type !== 'Checklist' && !analysisOf(run.type).forOutsiders;
  if (points.length === 0 && !mayQuoteInternal) return null;
  return (
    <Notice tone="info" className="mb-4">
      <p className="font-medium">{t('open.title')}</p>
      <OpenPointList points={points} />
      {mayQuoteInternal && <p className="mt-1">{t('open.internal')}</p>}
    </Notice>
  );
};

const ShareDialog = ({ run, report, onClose }: ShareDialogProps) => {
  const { t } = useTranslation(['runs', 'common']);
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [days, setDays] = useState<number>(7);
  const [recipient, setRecipient] = useState('');
  const [passcode, setPasscode] = useState('');
  const [link, setLink] = useState<string>();
  const { trigger, isMutating, error } = useAction('runs.share');
  const make = async () => {
    try {
      const body = {
        expiresInDays: days,
        ...(recipient.trim() ? { recipient: recipient.trim() } : {}),
        ...(passcode ? { passcode } : {}),
      };
      const { token } = await trigger({ params: { runId: run.id }, body });
      setLink(`${location.origin}${paths.shared}#${token}`);
      await mutate(readsOf('runs.shares'));
    } catch {
      // Shown below from the action's own error.
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('share.title')} description={t('share.text')}>
      <Open run={run} report={report} />
      <div className="flex flex-wrap gap-3 pb-3">
        <Field label={t('share.recipient')} hint={t('share.recipientHint')}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={recipient}
              onChange={(event) => setRecipient(event.target.value)}
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
              value={passcode}
              onChange={(event) => setPasscode(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('share.expires')}>
          {(control) => (
            <Select
              {...control}
              className="w-40"
              value={String(days)}
              options={DAYS.map((count) => ({ value: String(count), label: t('share.days', { count }) }))}
              onChange={(event) => setDays(Number(event.target.value))}
            />
          )}
        </Field>
        <Button variant="primary" icon={<Link2 />} loading={isMutating} onClick={() => void make()}>
          {t('share.make')}
        </Button>
      </div>
      {error && (
        <Notice tone="bad" className="mt-3">
          {errorText(error)}
        </Notice>
      )}
      {link && <Made link={link} />}
      <Current run={run} />
    </Dialog>
  );
};
export default ShareDialog;
