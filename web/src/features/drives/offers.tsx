// The providers: connect one, or, for an owner, set up its OAuth client.
import { KeyRound, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriveOffer } from '#shared/contract/routes/drives.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction, useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import { useConnect, useReloadDrives } from './use-drives.ts';

const ClientDialog = lazy(async () => ({ default: (await import('./client-dialog.tsx')).ClientDialog }));

const useRemoveClient = ({ provider }: DriveOffer) => {
  const { t } = useTranslation('drives');
  const remove = useAction('drives.removeClient');
  const reload = useReloadDrives();
  const fail = useFailToast();
  const name = t(`provider.${provider}`);
  return async () => {
    try {
      await remove.trigger({ params: { provider } });
      toast({ kind: 'success', text: t('client.removed', { name }) });
    } catch (error) {
      fail(error, name);
    }
    await reload();
  };
};

const ClientActions = ({ offer }: { offer: DriveOffer }) => {
  const { t } = useTranslation('drives');
  const [step, setStep] = useState<'set' | 'remove'>();
  const close = () => setStep(undefined);
  const remove = useRemoveClient(offer);
  const name = t(`provider.${offer.provider}`);
  const set = { id: 'set', label: t(offer.hasClient ? 'client.change' : 'client.set'), icon: <KeyRound /> };
  const actions: RowAction[] = [
    { ...set, run: () => setStep('set') },
    ...(offer.hasClient
      ? [{ id: 'remove', label: t('client.removeIt'), icon: <Trash2 />, danger: true, run: () => setStep('remove') }]
      : []),
  ];
  return (
    <>
      <RowMenu label={t('action.menu', { name })} actions={actions} />
      <Suspense>{step === 'set' && <ClientDialog offer={offer} onClose={close} />}</Suspense>
      {step === 'remove' && (
        <Confirm
          open
          onOpenChange={close}
          title={t('client.removeTitle', { name })}
          description={t('client.removeText')}
          confirmLabel={t('client.removeIt')}
          onConfirm={async () => {
            await remove();
            close();
          }}
        />
      )}
    </>
  );
};

const Offer = ({ offer, projectId }: { offer: DriveOffer; projectId: string }) => {
  const { t } = useTranslation('drives');
  const isOwner = useCan('role.write');
  const { connect, isLeaving } = useConnect(projectId);
  const { provider, isReady, isSample } = offer;
  const name = t(`provider.${provider}`);
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-2 font-medium text-ui">
          {name}
          {isSample && <Badge tone="warn">{t('sample')}</Badge>}
        </span>
        {isSample && <span className="text-fg3 text-meta">{t('sampleText', { name })}</span>}
        {!(isReady || isOwner) && <span className="text-fg3 text-meta">{t('askOwner')}</span>}
      </span>
      {isReady ? (
        <Button loading={isLeaving} aria-label={`${t('connect')}: ${name}`} onClick={() => void connect(provider)}>
          {t('connect')}
        </Button>
      ) : (
        <span className="text-note">
          <StatusDot tone="idle">{t('notReady')}</StatusDot>
        </span>
      )}
      {isOwner && <ClientActions offer={offer} />}
    </li>
  );
};

export const Offers = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('drives');
  const { data, error, mutate } = useCall('drives.offers', {});
  return (
    <section aria-labelledby="drive-offers" className="flex flex-col gap-2">
      <h2 id="drive-offers" className="font-semibold text-section">
        {t('offers')}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="h-32 w-full" />}
      {data && (
        <ul className="rounded-card border border-line bg-canvas">
          {data.rows.map((offer) => (
            <Offer key={offer.provider} offer={offer} projectId={projectId} />
          ))}
        </ul>
      )}
    </section>
  );
};
