// Shows the assumptions of a report as a table in its language: one per row, or grouped by basis.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { joinPeriods } from '#shared/report/assumption-periods.ts';
import { assumptionTable } from '#shared/report/assumption-table.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

export const assumptionTableOf = (report: Report): BlockOf<'table'> | undefined => {
  const t = (key: TextIn<'report'>, params = {}) => translate(report.language, `report.${key}`, params);
  return assumptionTable(report, {
    assumption: t('assumption'),
    value: t('value'),
    basis: t('basis'),
    asReported: t('asReported'),
  });
};

/** Equal values of consecutive periods are one entry, whatever they cite. */
const entriesOf = (rows: BlockOf<'table'>['rows']) =>
  joinPeriods(
    rows.map(([label, value]) => ({ label: label?.text ?? '', value: value?.text ?? '' })),
    (earlier, later) => earlier.value === later.value,
  );

/** For paper: a valuation has dozens of assumptions and few bases, and its sections print the figures. */
export const assumptionsByBasis = (report: Report): BlockOf<'table'> | undefined => {
  const table = assumptionTableOf(report);
  const [assumption, , basis] = table?.columns ?? [];
  if (!table || !assumption || !basis) return undefined;
  const groups = Map.groupBy(table.rows, ([, , by]) => by?.text ?? '');
  const rows = [...groups].map(([by, own]) => [
    { text: by },
    {
      text: entriesOf(own)
        .map(({ label, value }) => `${label} ${value}`)
        .join('; '),
      refs: own.flatMap(([, value]) => value?.refs ?? []),
    },
  ]);
  return { ...table, columns: [basis, assumption], rows };
};
