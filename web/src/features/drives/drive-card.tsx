// One connection: owner, folders, the last sync, items left out, and actions.
import { FolderSync, Link2, RefreshCw, Unplug } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DriveRow } from '#shared/model/drive.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { StatusDot, type Tone } from '#web/components/ui/status-dot.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useCan } from '#web/lib/use-user.ts';
import { Outcome } from './outcome.tsx';
import { Problems } from './problems.tsx';
import { useConnect, useDriveActions } from './use-drives.ts';

const FolderDialog = lazy(async () => ({ default: (await import('./folder-dialog.tsx')).FolderDialog }));
const DisconnectDialog = lazy(async () => ({ default: (await import('./disconnect-dialog.tsx')).DisconnectDialog }));

/** Pages of the local stage on which the contents of a sample drive can be changed. */
const SAMPLE_PAGES: Readonly<Record<DriveRow['provider'], string>> = {
  google: '/local/drive/manage',
  onedrive: '/local/onedrive/manage',
  dropbox: '/local/dropbox/manage',
};

const TONES: Readonly<Record<DriveRow['state'], Tone>> = {
  choosing: 'idle',
  syncing: 'info',
  idle: 'ok',
  reconnect: 'bad',
  failed: 'warn',
  leaving: 'idle',
};

const Head = ({ drive }: { drive: DriveRow }) => {
  const { t } = useTranslation('drives');
  const { provider, account, isSample, state, fault, connectedBy, connectedAt } = drive;
  const isResting = state === 'idle' && fault !== undefined;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold text-ui">
          {t(`provider.${provider}`)}
          {isSample && <Badge tone="warn">{t('sample')}</Badge>}
        </h2>
        <p className="truncate text-fg2 text-note">{account}</p>
        <p className="text-fg3 text-meta">{t('by', { name: connectedBy.name, date: formatDate(connectedAt) })}</p>
      </div>
      <span className="text-note">
        <StatusDot tone={isResting ? 'warn' : TONES[state]} pulse={state === 'syncing'}>
          {isResting ? t('resting') : t(`state.${state}`)}
        </StatusDot>
      </span>
    </div>
  );
};

const Progress = ({ drive: { progress, account } }: { drive: DriveRow }) => {
  const { t } = useTranslation('drives');
  if (!progress || progress.total === 0) return null;
  return (
    <div className="flex items-center gap-3 text-fg2 text-note tabular">
      <span className="w-40">
        <ProgressBar label={account} value={progress.done / progress.total} />
      </span>
      {t('progress', progress)}
    </div>
  );
};

type Step = 'choose' | 'disconnect' | undefined;

const Actions = ({
  drive,
  projectId,
  onStep,
}: {
  drive: DriveRow;
  projectId: string;
  onStep: (step: Step) => void;
}) => {
  const { t } = useTranslation('drives');
  const { reconnect, isLeaving } = useConnect(projectId);
  const { sync } = useDriveActions(drive);
  const mayWrite = useCan('file.write', projectId);
  const { provider, state, isMine, mayDisconnect, isSample } = drive;
  if (!mayWrite || state === 'leaving') return null;
  const isCalm = state === 'idle' || state === 'failed';
  return (
    <div className="flex flex-wrap gap-2">
      {isMine && state === 'reconnect' && (
        <Button variant="primary" icon={<Link2 />} loading={isLeaving} onClick={() => void reconnect(drive)}>
          {t('action.reconnect')}
        </Button>
      )}
      {isCalm && (
        <Button icon={<RefreshCw />} onClick={() => void sync()}>
          {t('action.sync')}
        </Button>
      )}
      {isMine && state !== 'reconnect' && (
        <Button
          variant={state === 'choosing' ? 'primary' : 'outline'}
          icon={<FolderSync />}
          onClick={() => onStep('choose')}
        >
          {t('action.choose')}
        </Button>
      )}
      {mayDisconnect && (
        <Button variant="ghost" icon={<Unplug />} onClick={() => onStep('disconnect')}>
          {t('action.disconnect')}
        </Button>
      )}
      {isSample && isMine && (
        <a
          href={SAMPLE_PAGES[provider]}
          target="_blank"
          rel="noreferrer"
          className="self-center text-accent-fg text-note underline-offset-2 hover:underline"
        >
          {t('sampleManage')}
        </a>
      )}
    </div>
  );
};

/** Continues with choosing folders after the return from the provider. */
const useStep = ({ id, isMine, state }: DriveRow) => {
  const [params, setParams] = useSearchParams();
  const isNew = params.get('drive') === id && isMine && state === 'choosing';
  const [step, setStep] = useState<Step>(isNew ? 'choose' : undefined);
  const go = (to: Step) => {
    if (params.has('drive')) setParams({}, { replace: true });
    setStep(to);
  };
  return [step, go] as const;
};

export const DriveCard = ({ drive, projectId }: { drive: DriveRow; projectId: string }) => {
  const { t } = useTranslation('drives');
  const [step, go] = useStep(drive);
  const { fault, folders } = drive;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-canvas p-4">
      <Head drive={drive} />
      {fault && <Notice tone={drive.state === 'reconnect' ? 'bad' : 'warn'}>{t(`fault.${fault}`)}</Notice>}
      {folders.length > 0 && (
        <p className="text-note">
          <span className="text-fg3">{t('folders')} · </span>
          {folders.map(({ name }) => name).join(', ')}
        </p>
      )}
      {drive.state === 'syncing' && <Progress drive={drive} />}
      <Outcome drive={drive} />
      <Problems drive={drive} />
      <Actions drive={drive} projectId={projectId} onStep={go} />
      <Suspense>
        {step === 'choose' && <FolderDialog drive={drive} onClose={() => go(undefined)} />}
        {step === 'disconnect' && <DisconnectDialog drive={drive} onClose={() => go(undefined)} />}
      </Suspense>
    </li>
  );
};
