// What the columns of a chart's table are called where the chart does not say it.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColumnNames, columnNamesBy } from '#shared/report/chart/chart-table.ts';

export const useColumnNames = (): ColumnNames => {
  const { t } = useTranslation('report');
  return useMemo(() => columnNamesBy((name) => t(name)), [t]);
};
