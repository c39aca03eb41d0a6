// The days, months and years of a workbook as ISO periods.
import { periodsIn } from '#shared/finance-language/periods.ts';

/** A day, a month or a year; what a workbook stores as a count of days since 1899-12-30 too. */
export const dayIn = (text: string): string | undefined => {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial) return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
  const compact = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)?$/.exec(text);
  if (compact) return [compact[1], compact[2], compact[3]].filter(Boolean).join('-');
  const month = /^((?:19|20)\d\d)[-./](0?[1-9]|1[0-2])$/.exec(text);
  if (month) return `${month[1]}-${(month[2] ?? '').padStart(2, '0')}`;
  return periodsIn(text)[0]?.key;
};
