// A workbook of the workspace and its column mapping: proposed from the headers, corrected by the person.
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { columnScales } from '#shared/analyses/column-scales.ts';
import { WorkbookInput } from '#shared/analyses/inputs.ts';
import { proposeColumns, proposeSheet } from '#shared/analyses/map-columns.ts';
import { GroupField } from '#web/components/runs/group-field.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { headersOf, type Sheet, sheetsOf } from '../sheet-headers.ts';
import { useSheetSegments, useWorkbooks } from '../use-workbooks.ts';
import type { FieldProps } from './field-props.ts';
import { Mapper } from './workbook-mapper.tsx';

const useSheets = (fileId: string | undefined): readonly Sheet[] | undefined => {
  const segments = useSheetSegments(fileId);
  return segments && sheetsOf(segments);
};

const NoFiles = () => {
  const { t } = useTranslation('runs');
  return (
    <Notice tone="info" action={<Link to={paths.files}>{t('workbook.upload')}</Link>}>
      {t('workbook.noFiles')}
    </Notice>
  );
};

const Columns = ({
  field,
  value,
  onChange,
  error,
}: Pick<FieldProps<'workbook'>, 'field' | 'onChange' | 'error'> & {
  value: WorkbookInput;
}) => {
  const { t } = useTranslation('runs');
  const sheets = useSheets(value.fileId);
  const proposal = useMemo(() => sheets && proposeSheet(field.columns, sheets), [field.columns, sheets]);
  const alike = proposal?.sheet === undefined ? (proposal?.sheets ?? []) : [];
  const sheet = sheets?.find(({ name }) => name === (value.sheet ?? alike[0])) ?? sheets?.[0];
  const headed = useMemo(() => sheet && headersOf(field.columns, sheet), [field.columns, sheet]);
  const choose = (name: string, columns: Readonly<Record<string, string>>) =>
    onChange({ fileId: value.fileId, ...(name && { sheet: name }), columns });
  const isFresh = sheets !== undefined && Object.keys(value.columns).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once for each newly chosen file
  useEffect(() => {
    if (isFresh && proposal) choose(proposal.sheet ?? '', proposal.columns);
  }, [isFresh, value.fileId]);
  if (!sheets) return <Skeleton className="h-24 w-full" />;
  if (!sheet || !headed || headed.headers.length === 0) return <Notice tone="warn">{t('workbook.noHeaders')}</Notice>;
  return (
    <div className="flex flex-col gap-3">
      {sheets.length > 1 && (
        <Field label={t('workbook.sheet')}>
          {(control) => (
            <Select
              {...control}
              className="max-w-72"
              value={value.sheet ?? (alike.length > 1 ? '' : sheet.name)}
              options={[
                ...(alike.length > 1 ? [{ value: '', label: t('workbook.allSheets', { count: alike.length }) }] : []),
                ...sheets.map(({ name }) => ({ value: name, label: name })),
              ]}
              onChange={(event) => {
                const next = sheets.find(({ name }) => name === (event.target.value || alike[0]));
                if (next) choose(event.target.value, proposeColumns(field.columns, next.grid).columns);
              }}
            />
          )}
        </Field>
      )}
      <p className="text-fg3 text-meta">{t('workbook.columnsText')}</p>
      <Mapper
        wanted={field.columns}
        headed={headed}
        columns={value.columns}
        read={columnScales(sheet.grid, headed.at, value.columns)}
        scales={value.scales ?? {}}
        isRefused={error !== undefined}
        onChange={(changed) => onChange({ ...value, ...changed })}
      />
    </div>
  );
};

export const WorkbookField = ({ field, value, onChange, label, error, projectId }: FieldProps<'workbook'>) => {
  const { t } = useTranslation('runs');
  const files = useWorkbooks(projectId);
  const chosen = WorkbookInput.safeParse(value).data;
  const options = files?.map(({ id, filename }) => ({ value: id, label: filename })) ?? [];
  return (
    <GroupField label={label} error={error} optional={field.optional}>
      <div className="flex flex-col gap-3">
        {files?.length === 0 ? (
          <NoFiles />
        ) : (
          <Field label={t('workbook.file')} hint={t('workbook.fileHint')}>
            {(control) => (
              <Select
                {...control}
                value={chosen?.fileId ?? ''}
                options={[{ value: '', label: t('form.choose') }, ...options]}
                onChange={({ target }) => onChange(target.value ? { fileId: target.value, columns: {} } : undefined)}
              />
            )}
          </Field>
        )}
        {chosen && <Columns key={chosen.fileId} field={field} value={chosen} onChange={onChange} error={error} />}
      </div>
    </GroupField>
  );
};
