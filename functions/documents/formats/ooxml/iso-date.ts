// Converts a date or time that a workbook stores as ISO 8601 text into its serial number.
import { DAY_MS } from '#shared/model/durations.ts';

const FORM = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:(?:^|T)(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?Z?$/;
const DAYS_1904 = 1462;

/** Days since the workbook's epoch; `undefined` for text that is not a date. */
export const isoSerial = (text: string, from1904: boolean): number | undefined => {
  const [whole = '', year, month, day, hours, minutes = '0', seconds = '0'] = FORM.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const time = (Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  if (year === undefined) return time;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (!new Date(at).toISOString().startsWith(`${year}-${month}-${day}`)) return undefined;
  return (at - Date.UTC(1899, 11, 30)) / DAY_MS - (from1904 ? DAYS_1904 : 0) + time;
};
