// The month in which a fiscal year ends, where the header of a column names it.

/** `第58期(2024年3月期)`: a Japanese header names the month, which the key of a year has not. */
const CLOSES = /(\d{4})年(\d{1,2})月期/u;

export const withClosingMonth = (period: string, label: string): string => {
  const [, year, month = ''] = CLOSES.exec(label) ?? [];
  return period === year ? `${year}-${month.padStart(2, '0')}` : period;
};
