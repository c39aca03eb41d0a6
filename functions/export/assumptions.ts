// The assumptions of a report as a table in its language.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { assumptionTable } from '#shared/report/assumption-table.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

export const assumptionTableOf = (report: Report): BlockOf<'table'> | undefined => {
  const t = (key: TextIn<'report'>, params = {}) => translate(report.language, `report.${key}`, params);
  return assumptionTable(report, { assumption: t('assumption'), value: t('value'), basis: t('basis') });
};
