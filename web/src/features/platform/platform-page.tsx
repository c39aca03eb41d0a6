// The super admin's dashboard: totals and the organizations of the platform.
import { Building2, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { OrganisationStatus, useOrganisationColumns } from './organisation-columns.tsx';
import { Totals } from './totals.tsx';
import { useOrganisations } from './use-organisations.ts';

const InviteOrganisation = lazy(async () => ({
  default: (await import('./invite-organisation.tsx')).InviteOrganisation,
}));

export const PlatformPage = () => {
  const { t } = useTranslation('platform');
  const [inviting, setInviting] = useState(false);
  const { table, reply } = useOrganisations();
  const columns = useOrganisationColumns();
  const invite = (
    <Button variant="primary" icon={<Plus />} onClick={() => setInviting(true)}>
      {t('invite.button')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={invite} />
      <Totals />
      <section aria-labelledby="organisations">
        <h2 id="organisations" className="px-6 pb-3 font-semibold text-section max-md:px-4">
          {t('organisations')}
        </h2>
        <ServerTable
          label={t('organisations')}
          table={table}
          reply={reply}
          columns={columns}
          rowKey={({ id }) => id}
          summary={({ status, members, credits }) => (
            <>
              <OrganisationStatus status={status} />
              <span>{t('membersCount', { count: members })}</span>
              <span>{t('creditsCount', { count: credits, amount: formatNumber(credits) })}</span>
            </>
          )}
          searchLabel={t('find')}
          countText={(count) => t('count', { count })}
          empty={<EmptyState icon={<Building2 />} title={t('empty.title')} text={t('empty.text')} action={invite} />}
        />
      </section>
      <Suspense>{inviting && <InviteOrganisation onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
};
