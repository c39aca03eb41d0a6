// Shows the assumptions of a report as a table in its language: one per row, or grouped by basis.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { assumptionTable } from '#shared/report/assumption-table.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

export const assumptionTableOf = (report: Report): BlockOf<'table'> | undefined => {
  const t = (key: TextIn<'report'>, params = {}) => translate(report.language, `report.${key}`, params);
  return assumptionTable(report, { assumption: t('assumption'), value: t('value'), basis: t('basis') });
};

type Entry = { readonly stem: string; readonly periods: readonly string[]; readonly value: string };

/** `Margin (2026E)` is the margin of 2026E. */
const entryOf = (label: string, value: string): Entry => {
  const [, stem = label, period] = /^(.+) \(([^()]+)\)$/.exec(label) ?? [];
  return { stem, periods: period === undefined ? [] : [period], value };
};

/** Equal values of consecutive periods are one entry. */
const merged = (entries: readonly Entry[]): Entry[] => {
  const done: Entry[] = [];
  for (const one of entries) {
    const last = done.at(-1);
    const isSame = last && one.periods.length > 0 && last.stem === one.stem && last.value === one.value;
    if (isSame) done.splice(-1, 1, { ...last, periods: [...last.periods, ...one.periods] });
    else done.push(one);
  }
  return done;
};

const entryText = ({ stem, periods, value }: Entry): string => {
  const [first, ...rest] = periods;
  const span = [first, rest.at(-1)].filter(Boolean).join('–');
  return [stem, span && `(${span})`, value].filter(Boolean).join(' ');
};

/** For paper: a valuation has dozens of assumptions and few bases, and its sections print the figures. */
export const assumptionsByBasis = (report: Report): BlockOf<'table'> | undefined => {
  const table = assumptionTableOf(report);
  const [assumption, , basis] = table?.columns ?? [];
  if (!table || !assumption || !basis) return undefined;
  const groups = Map.groupBy(table.rows, ([, , by]) => by?.text ?? '');
  const rows = [...groups].map(([by, own]) => [
    { text: by || translate(report.language, 'report.asReported') },
    {
      text: merged(own.map(([label, value]) => entryOf(label?.text ?? '', value?.text ?? '')))
        .map(entryText)
        .join('; '),
      refs: own.flatMap(([, value]) => value?.refs ?? []),
    },
  ]);
  return { ...table, columns: [basis, assumption], rows };
};
