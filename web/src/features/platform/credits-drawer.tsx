// An organization's credits beside the list: balance, ledger, and granting more.
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#shared/model/organisation.ts';
import { Balance } from '#web/components/credits/balance.tsx';
import { Ledger } from '#web/components/credits/ledger.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useCall } from '#web/lib/api.ts';
import { GrantForm } from './grant-form.tsx';

const PAGE_SIZE = 10;

export const CreditsDrawer = ({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) => {
  const { t } = useTranslation(['platform', 'common']);
  const { id, name } = organisation;
  const [page, setPage] = useState(1);
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, error, mutate, isValidating } = useCall('platform.credits', { params: { id }, query });
  const title = t('credits.title', { name });
  return (
    <Drawer open onOpenChange={onClose} label={title}>
      <header className="flex items-center gap-2 px-6 py-4 max-md:px-4">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-section">{title}</h2>
        <IconButton label={t('common:close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ) : (
          <>
            <Balance credits={data} />
            <Ledger
              data={data}
              page={page}
              pageSize={PAGE_SIZE}
              onPage={setPage}
              isBusy={isValidating && data !== undefined}
              compact
            />
          </>
        )}
      </div>
      <GrantForm id={id} />
    </Drawer>
  );
};
