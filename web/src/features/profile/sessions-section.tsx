// The user's sessions: each with its browser, and a button that ends it.
import { useTranslation } from 'react-i18next';
import type { Session } from '#shared/model/session.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction, useCall } from '#web/lib/api.ts';
import { formatAgo } from '#web/lib/format.ts';
import { browserOf } from './browser-of.ts';
import { ProfileSection } from './profile-section.tsx';

type LineProps = { session: Session; isEnding: boolean; onEnd: () => void };

const Line = ({ session, isEnding, onEnd }: LineProps) => {
  const { t } = useTranslation('profile');
  const { agent, sourceIp, seenAt, isCurrent } = session;
  return (
    <li className="flex items-center gap-4 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="truncate">{browserOf(agent) ?? t('sessionUnknown')}</p>
        <p className="text-fg3 text-note">
          {isCurrent ? t('sessionCurrent') : t('sessionSeen', { time: formatAgo(seenAt) })} · {sourceIp}
        </p>
      </div>
      {!isCurrent && (
        <Button loading={isEnding} onClick={onEnd}>
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  );
};

export const SessionsSection = () => {
  const { t } = useTranslation('profile');
  const fail = useFailToast();
  const { data, error, mutate } = useCall('account.sessions', {});
  const { trigger, isMutating } = useAction('account.endSession');
  const end = async (id: string) => {
    try {
      await trigger({ params: { id } });
      toast({ kind: 'success', text: t('sessionEnded') });
      await mutate();
    } catch (problem) {
      fail(problem, t('sessionEndFailed'));
    }
  };
  return (
    <ProfileSection title={t('sessions')} text={t('sessionsText')}>
      {error && !data && <ErrorState error={error} onRetry={() => mutate()} />}
      <ul>
        {data?.map((session) => (
          <Line key={session.id} session={session} isEnding={isMutating} onEnd={() => void end(session.id)} />
        ))}
      </ul>
    </ProfileSection>
  );
};
