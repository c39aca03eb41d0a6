// The file name of an export: its title and date, safe on every file system.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';

const LONGEST = 80;

export const exportName = (name: {
  readonly title: string;
  readonly language: Language;
  readonly extension: string;
  /** ISO date and time. */
  readonly exportedAt: string;
}): string => {
  const title = cleanText(name.title)
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = [...title].slice(0, LONGEST).join('').trim() || translate(name.language, 'export.fallbackName');
  return `${short} ${name.exportedAt.slice(0, 10)}.${name.extension}`;
};
