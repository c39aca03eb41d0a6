// One source: what it is, its status, and the key actions of an owner.
import { KeyRound, Trash2, Zap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceSetting } from '#shared/contract/routes/sources.ts';
import { SOURCE_INFO } from '#shared/model/source.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useSourceChanges } from './use-sources.ts';

const KeyDialog = lazy(async () => ({ default: (await import('./key-dialog.tsx')).KeyDialog }));

const needsNoKey = ({ source }: SourceSetting): boolean => SOURCE_INFO[source].keyFields.length === 0;

const State = ({ setting }: { setting: SourceSetting }) => {
  const { t } = useTranslation('sources');
  const { isSet, isSample, lastFour } = setting;
  if (isSet) return <StatusDot tone="ok">{lastFour ? t('state.set', { lastFour }) : t('state.setHidden')}</StatusDot>;
  if (isSample)
    return (
      <span title={t('sampleText')}>
        <Badge tone="warn">{t('state.sample')}</Badge>
      </span>
    );
  return needsNoKey(setting) ? (
    <StatusDot tone="ok">{t('state.open')}</StatusDot>
  ) : (
    <StatusDot tone="idle">{t('state.none')}</StatusDot>
  );
};

const About = ({ setting: { setBy, setAt, tested } }: { setting: SourceSetting }) => {
  const { t } = useTranslation('sources');
  const parts = [
    setBy && setAt && t('setBy', { name: setBy.name, date: formatDate(setAt) }),
    tested && t('tested', { outcome: t(`outcome.${tested.outcome}`), date: formatDate(tested.at) }),
  ].filter(Boolean);
  return parts.length > 0 ? <span className="text-fg3 text-meta">{parts.join(' · ')}</span> : null;
};

const Actions = ({ setting }: { setting: SourceSetting }) => {
  const { t } = useTranslation('sources');
  const { remove, test } = useSourceChanges(setting.source);
  const [step, setStep] = useState<'set' | 'remove'>();
  const close = () => setStep(undefined);
  const name = t(`name.${setting.source}`);
  const { isSet } = setting;
  // The action that a source needs next is shown in the row; rare actions are in its menu.
  const isWaiting = !isSet && !needsNoKey(setting);
  const actions: RowAction[] = [
    ...(isSet ? [{ id: 'set', label: t('action.replace'), icon: <KeyRound />, run: () => setStep('set') }] : []),
    { id: 'test', label: t('action.test'), icon: <Zap />, run: () => void test() },
    ...(isSet
      ? [{ id: 'remove', label: t('action.remove'), icon: <Trash2 />, danger: true, run: () => setStep('remove') }]
      : []),
  ];
  return (
    <>
      {isWaiting && (
        <Button
          size="small"
          icon={<KeyRound />}
          aria-label={`${t('action.set')}: ${name}`}
          onClick={() => setStep('set')}
        >
          {t('action.set')}
        </Button>
      )}
      <RowMenu label={t('actionsFor', { name })} actions={actions} />
      <Suspense>{step === 'set' && <KeyDialog setting={setting} onClose={close} />}</Suspense>
      {step === 'remove' && (
        <Confirm
          open
          onOpenChange={close}
          title={t('remove.title', { name })}
          description={t('remove.text')}
          confirmLabel={t('action.remove')}
          onConfirm={async () => {
            await remove();
            close();
          }}
        />
      )}
    </>
  );
};

export const SourceRow = ({ setting, mayWrite }: { setting: SourceSetting; mayWrite: boolean }) => {
  const { t } = useTranslation('sources');
  return (
    <li className="flex items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-2.5 max-sm:flex-wrap">
      <span className="flex min-w-0 flex-1 flex-col max-sm:basis-full">
        <span className="font-medium text-ui">{t(`name.${setting.source}`)}</span>
        <span className="text-fg3 text-meta">{t(`kind.${SOURCE_INFO[setting.source].kind}`)}</span>
      </span>
      <span className="flex flex-col items-end gap-0.5 text-note max-sm:flex-1 max-sm:items-start">
        <State setting={setting} />
        <About setting={setting} />
      </span>
      {mayWrite && <Actions setting={setting} />}
    </li>
  );
};
