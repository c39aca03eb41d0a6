// What the columns of a chart's table are called where the chart does not say it.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { ColumnNames } from '#shared/report/chart/chart-table.ts';

export const columnNames = (language: Language): ColumnNames => {
  const t = (key: keyof ColumnNames) => translate(language, `report.${key}`);
  return {
    item: t('item'),
    group: t('group'),
    value: t('value'),
    low: t('low'),
    middle: t('middle'),
    high: t('high'),
    size: t('size'),
    stage: t('stage'),
    note: t('note'),
  };
};
