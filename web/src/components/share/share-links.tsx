// The active share links, each with its expiry and a button to revoke it.
import { useTranslation } from 'react-i18next';
import type { Share } from '#shared/model/share.ts';
import { useAction, useCall } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useFailToast } from '../ui/use-fail-toast.ts';

/** The page size limit of the list of links. */
const MAX_LINKS = 100;

const Line = ({ share, onRevoke }: { share: Share; onRevoke: (() => void) | undefined }) => {
  const { t } = useTranslation('runs');
  const { createdBy, recipient, hasPasscode, emails, expiresAt, opened } = share;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
      <span className="wrap-anywhere min-w-0 flex-1">{recipient ?? createdBy.name}</span>
      {hasPasscode && <span className="text-fg3 text-meta">{t('share.hasPasscode')}</span>}
      {emails && <span className="text-fg3 text-meta">{t('share.hasEmails', { count: emails.length })}</span>}
      <span className="text-fg3 text-meta">{t('share.until', { date: formatDate(expiresAt) })}</span>
      <span className="text-fg3 text-meta tabular">{t('share.opened', { count: opened })}</span>
      <Button size="small" variant="danger-ghost" disabled={!onRevoke} onClick={onRevoke}>
        {t('share.revoke')}
      </Button>
    </li>
  );
};

type Props = { projectId: string; isOwn: (share: Share) => boolean };

export const ShareLinks = ({ projectId, isOwn }: Props) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const { data, mutate } = useCall('runs.shares', { query: { projectId, limit: MAX_LINKS } });
  const { trigger, isMutating } = useAction('runs.unshare');
  const now = new Date().toISOString();
  const open = data?.rows.filter((share) => isOwn(share) && !share.revokedAt && share.expiresAt > now);
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
        {open.map((share) => (
          <Line key={share.id} share={share} onRevoke={isMutating ? undefined : () => void revoke(share.id)} />
        ))}
      </ul>
    </section>
  );
};
