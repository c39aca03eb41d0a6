// Imports drivers from a model that somebody else built: what was read is shown, and entered once confirmed.
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  driverInputs,
  type FoundDriver,
  firstYearOf,
  type WorkbookDrivers,
  workbookDrivers,
} from '#shared/analyses/workbook-drivers.ts';
import { shownNumber } from '#shared/analyses/yearly-numbers.ts';
import { shortLabel } from '#web/components/runs/loose-text.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { gridsOf } from '../sheet-headers.ts';
import { useSheetSegments, useWorkbooks } from '../use-workbooks.ts';

const shown = (value: number | undefined): string => (value === undefined ? '' : shownNumber(value));

const DriverRow = ({ driver, years }: { driver: FoundDriver; years: readonly number[] }) => (
  <tr className="border-line border-b last:border-b-0">
    <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-medium">
      {shortLabel(driver.field)}
    </th>
    <td className="min-w-40 px-3 py-1.5 text-fg2 text-meta">{`${driver.sheet}: ${driver.labels.join(' ÷ ')}`}</td>
    {years.map((year) => (
      <td key={year} className="whitespace-nowrap px-3 py-1.5 text-right tabular">
        {shown(driver.values.get(year))}
      </td>
    ))}
  </tr>
);

const DriverTable = ({ found, years }: WorkbookDrivers) => {
  const { t } = useTranslation('runs');
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table aria-label={t('drivers.title')} className="w-full text-note">
        <thead>
          <tr className="border-line border-b text-fg3 text-meta">
            <th className="px-3 py-1.5 text-left font-normal">{t('drivers.driver')}</th>
            <th className="px-3 py-1.5 text-left font-normal">{t('drivers.row')}</th>
            {years.map((year) => (
              <th key={year} className="whitespace-nowrap px-3 py-1.5 text-right font-normal">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((driver) => (
            <DriverRow key={driver.field} driver={driver} years={years} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

type ConfirmProps = { drivers: WorkbookDrivers; onEnter: (values: Readonly<Record<string, unknown>>) => void };

const Confirm = ({ drivers, onEnter }: ConfirmProps) => {
  const { t } = useTranslation('runs');
  const [first, setFirst] = useState(firstYearOf(drivers));
  const [isEntered, setEntered] = useState(false);
  const missing = drivers.missing.map(shortLabel).join(', ');
  return (
    <div className="flex flex-col gap-3">
      <DriverTable {...drivers} />
      {missing && <p className="text-fg3 text-meta">{t('drivers.missing', { names: missing })}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('drivers.firstYear')}>
          {(control) => (
            <Select
              {...control}
              className="w-32"
              value={String(first)}
              options={drivers.years.map((year) => ({ value: String(year), label: String(year) }))}
              onChange={({ target }) => setFirst(Number(target.value))}
            />
          )}
        </Field>
        <Button
          variant="outline"
          icon={<Check />}
          onClick={() => {
            onEnter(driverInputs(drivers, first));
            setEntered(true);
          }}
        >
          {t('drivers.enter')}
        </Button>
      </div>
      <div role="status">{isEntered && <Notice tone="info">{t('drivers.entered')}</Notice>}</div>
    </div>
  );
};

const Found = ({ fileId, onEnter }: Pick<ConfirmProps, 'onEnter'> & { fileId: string }) => {
  const { t } = useTranslation('runs');
  const segments = useSheetSegments(fileId);
  const drivers = useMemo(() => segments && workbookDrivers(gridsOf(segments)), [segments]);
  if (!segments) return <Skeleton className="h-24 w-full" />;
  if (!drivers || drivers.found.length === 0) return <Notice tone="warn">{t('drivers.none')}</Notice>;
  return <Confirm drivers={drivers} onEnter={onEnter} />;
};

export const DriverImport = ({ projectId, onEnter }: Pick<ConfirmProps, 'onEnter'> & { projectId: string }) => {
  const { t } = useTranslation('runs');
  const [fileId, setFileId] = useState('');
  const options = useWorkbooks(projectId)?.map(({ id, filename }) => ({ value: id, label: filename })) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('workbook.file')} hint={t('drivers.hint')}>
        {(control) => (
          <Select
            {...control}
            value={fileId}
            options={[{ value: '', label: t('form.choose') }, ...options]}
            onChange={({ target }) => setFileId(target.value)}
          />
        )}
      </Field>
      {fileId && <Found key={fileId} fileId={fileId} onEnter={onEnter} />}
    </div>
  );
};
