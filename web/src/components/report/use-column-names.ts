// Names for the columns of a chart's table where the chart gives none.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColumnNames, columnNamesBy } from '#shared/report/chart/chart-table.ts';

export const useColumnNames = (): ColumnNames => {
  const { t } = useTranslation('report');
  return useMemo(() => columnNamesBy((name) => t(name)), [t]);
};
