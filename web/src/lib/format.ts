// Dates, sizes, numbers and durations in the language of the interface.
import { DAY_MS, HOUR_MS } from '#shared/model/durations.ts';
import type { Language } from '#shared/model/enums.ts';
import { currentLanguage } from './language.ts';

type DateInput = string | number | Date;

/** Caches formatters: a list would create hundreds, and creating one takes longer than using it. */
const formatter = <O extends object, F>(make: (language: Language, options: O) => F) => {
  const known = new Map<string, F>();
  return (options: O): F => {
    const language = currentLanguage();
    const key = `${language} ${JSON.stringify(options)}`;
    const format = known.get(key) ?? make(language, options);
    known.set(key, format);
    return format;
  };
};
const dates = formatter((...given: [Language, Intl.DateTimeFormatOptions]) => new Intl.DateTimeFormat(...given));
const numbers = formatter((...given: [Language, Intl.NumberFormatOptions]) => new Intl.NumberFormat(...given));
const times = formatter(
  (...given: [Language, Intl.RelativeTimeFormatOptions]) => new Intl.RelativeTimeFormat(...given),
);

export const formatDate = (value: DateInput): string => dates({ dateStyle: 'medium' }).format(new Date(value));

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numbers(options).format(value);

export const formatPercent = (share: number): string =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

/** The same in all three languages; `Intl` writes 5kB in Korean and spells bytes out. */
const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const NO_BREAK = '\u00a0';

export const formatSize = (bytes: number): string => {
  const step = bytes < 1024 ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const size = formatNumber(bytes / 1024 ** step, { maximumFractionDigits: step < 2 ? 0 : 1 });
  return `${size}${NO_BREAK}${SIZE_UNITS[step]}`;
};

/** Removes spaces in Japanese, which has none before a unit; `Intl` adds them. */
const closed = (text: string): string => (currentLanguage() === 'ja' ? text.replace(/\s/g, '') : text);

const unit = (value: number, name: 'second' | 'minute' | 'hour', fraction = 0): string => {
  const text = formatNumber(value, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: fraction,
  });
  return closed(text);
};

/** `6.2 sec`, `2 min 5 sec`, `1 hr 3 min`: two units at most. */
export const formatDuration = (seconds: number): string => {
  if (seconds < 60) return unit(seconds, 'second', seconds < 10 ? 1 : 0);
  const whole = Math.round(seconds);
  const [large, small] = whole < 3600 ? (['minute', 'second'] as const) : (['hour', 'minute'] as const);
  const size = large === 'minute' ? 60 : 3600;
  const rest = Math.floor((whole % size) / (size / 60));
  const parts = [unit(Math.floor(whole / size), large), ...(rest === 0 ? [] : [unit(rest, small)])];
  return parts.join(currentLanguage() === 'ja' ? '' : ' ');
};

/** Rounds an estimate: to five seconds below a minute, then to half minutes. */
export const formatEstimate = (seconds: number): string =>
  formatDuration(seconds < 55 ? Math.ceil(seconds / 5) * 5 : Math.round(seconds / 30) * 30);

const dayStart = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** `today`, `yesterday`, then the date: for lists grouped by day. */
export const formatDay = (value: DateInput, now: Date = new Date()): string => {
  const date = new Date(value);
  const days = Math.round((dayStart(now) - dayStart(date)) / DAY_MS);
  if (days > 1 || days < 0) return formatDate(date);
  return times({ numeric: 'auto' }).format(-days, 'day');
};

type Named = { readonly firstName: string; readonly lastName: string };

/** Korean and Japanese names begin with the family name and, in Korean, have no space. */
export const fullName = ({ firstName, lastName }: Named): string => {
  const name = `${lastName}${firstName}`;
  if (/^[\uac00-\ud7a3]+$/.test(name)) return name;
  if (/^[\u3040-\u30ff\u3400-\u9fff\s]+$/.test(name)) return `${lastName} ${firstName}`.trim();
  return `${firstName} ${lastName}`.trim();
};

export const formatDateTime = (value: DateInput): string =>
  dates({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value));

/** `now`, `5 minutes ago`, `3 hours ago`, `yesterday`, then the date. */
export const formatAgo = (value: DateInput, now: Date = new Date()): string => {
  const passed = now.getTime() - new Date(value).getTime();
  const format = times({ numeric: 'auto' });
  const ago = (count: number, name: Intl.RelativeTimeFormatUnit) => closed(format.format(count, name));
  if (passed < 60_000) return ago(0, 'second');
  if (passed < HOUR_MS) return ago(-Math.floor(passed / 60_000), 'minute');
  if (passed < DAY_MS) return ago(-Math.floor(passed / HOUR_MS), 'hour');
  return formatDay(value, now);
};
