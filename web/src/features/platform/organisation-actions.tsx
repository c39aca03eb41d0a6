// Actions on an organization: the menu of a row and its confirmations.
import { CirclePause, CirclePlay, Coins, Gauge, Pencil, Send, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#shared/model/organisation.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { type Change, useOrganisationChanges } from './use-organisations.ts';

const CreditsDrawer = lazy(async () => ({ default: (await import('./credits-drawer.tsx')).CreditsDrawer }));
const EditOrganisation = lazy(async () => ({ default: (await import('./edit-organisation.tsx')).EditOrganisation }));

const QuotasDialog = lazy(async () => ({ default: (await import('./quotas-dialog.tsx')).QuotasDialog }));

type Step = Change | 'edit' | 'credits' | 'quotas';

const ICONS = {
  edit: <Pencil />,
  credits: <Coins />,
  quotas: <Gauge />,
  resend: <Send />,
  suspend: <CirclePause />,
  resume: <CirclePlay />,
  remove: <Trash2 />,
} as const;

/** The actions by status. The server neither suspends nor removes the platform's own organization. */
const STEPS: Readonly<Record<Organisation['status'], readonly Step[]>> = {
  invited: ['edit', 'credits', 'quotas', 'resend', 'remove'],
  active: ['edit', 'credits', 'quotas', 'suspend', 'remove'],
  suspended: ['edit', 'credits', 'quotas', 'resume', 'remove'],
};

type AskProps = { organisation: Organisation; step: 'suspend' | 'remove'; onClose: () => void };

const Ask = ({ organisation, step, onClose }: AskProps) => {
  const { t } = useTranslation('platform');
  const change = useOrganisationChanges();
  const { name } = organisation;
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t(`confirm.${step}.title`, { name })}
      description={t(`confirm.${step}.text`)}
      confirmLabel={t(`action.${step}`)}
      typed={step === 'remove' ? name : undefined}
      onConfirm={async () => {
        await change(organisation, step);
        onClose();
      }}
    />
  );
};

export const OrganisationActions = ({ organisation }: { organisation: Organisation }) => {
  const { t } = useTranslation('platform');
  const change = useOrganisationChanges();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const actions = STEPS[organisation.status].map(
    (id): RowAction => ({
      id,
      label: t(`action.${id}`),
      icon: ICONS[id],
      danger: id === 'remove',
      run: () => (id === 'resume' || id === 'resend' ? void change(organisation, id) : setStep(id)),
    }),
  );
  return (
    <>
      <RowMenu label={t('actionsFor', { name: organisation.name })} actions={actions} />
      <Suspense>
        {step === 'edit' && <EditOrganisation organisation={organisation} onClose={close} />}
        {step === 'quotas' && <QuotasDialog organisation={organisation} onClose={close} />}
        {step === 'credits' && <CreditsDrawer organisation={organisation} onClose={close} />}
      </Suspense>
      {(step === 'suspend' || step === 'remove') && <Ask organisation={organisation} step={step} onClose={close} />}
    </>
  );
};
