// What the columns of a chart's table are called where the chart does not say it.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnNames } from '#shared/report/chart/chart-table.ts';

export const useColumnNames = (): ColumnNames => {
  const { t } = useTranslation('report');
  return useMemo(
    () => ({
      item: t('item'),
      group: t('group'),
      value: t('value'),
      low: t('low'),
      middle: t('middle'),
      high: t('high'),
      size: t('size'),
      stage: t('stage'),
      note: t('note'),
    }),
    [t],
  );
};
