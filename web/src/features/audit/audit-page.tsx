// The audit log: who did what and when, filtered, and as a CSV file.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { saveBlob } from '#web/components/viewer/save-blob.ts';
import { call } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';
import { type AuditFilter, useAuditFilter } from './use-audit-filter.ts';

const Csv = ({ filter }: { filter: AuditFilter }) => {
  const { t } = useTranslation('audit');
  const fail = useFailToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await call('organisation.auditCsv', { query: filter });
      saveBlob(blob, filename ?? 'audit.csv');
      toast({ kind: 'success', text: t('csv.done') });
    } catch (error) {
      fail(error, t('csv.failed'));
    }
    setBusy(false);
  };
  return (
    <Button icon={<Download />} loading={busy} onClick={() => void download()}>
      {t('csv.button')}
    </Button>
  );
};

export const AuditPage = () => {
  const { t } = useTranslation('audit');
  const filtering = useAuditFilter();
  const { filter, set } = filtering;
  const mayRead = useCan('audit.read');
  const [personName, setPersonName] = useState<string>();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={mayRead && <Csv filter={filter} />} />
      {mayRead && <AuditFilters {...filtering} personName={personName} />}
      <AuditRows
        key={JSON.stringify(filter)}
        filter={filter}
        onPerson={({ id, name }) => {
          setPersonName(name);
          set({ userId: id });
        }}
      />
    </>
  );
};
