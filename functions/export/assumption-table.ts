// The assumptions of a report as a table: what, how much, and who says so.
import { translate } from '#shared/i18n/translate.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

export const assumptionTable = ({ assumptions = [], language }: Report): BlockOf<'table'> | undefined => {
  if (assumptions.length === 0) return undefined;
  const t = (key: string, params = {}) => translate(language, `report.${key}`, params);
  return {
    kind: 'table',
    columns: [{ label: t('assumption') }, { label: t('value'), numeric: true }, { label: t('basis') }],
    rows: assumptions.map(({ label, value, by, note, ...cited }) => [
      { text: label },
      { text: value, ...cited },
      { text: [by ? t('assumedBy', { name: by }) : '', note ?? ''].filter(Boolean).join(' · ') },
    ]),
  };
};
