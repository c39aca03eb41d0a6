// Names the columns of a chart's table if the chart has no names for them.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { type ColumnNames, columnNamesBy } from '#shared/report/chart/chart-table.ts';

export const columnNames = (language: Language): ColumnNames =>
  columnNamesBy((name) => translate(language, `report.${name}`));
