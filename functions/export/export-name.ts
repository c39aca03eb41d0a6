// The file name of an export: its title and date, valid on every file system.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';

const MAX_NAME_LENGTH = 80;

/** Cuts between words if there are any. */
const shortened = (title: string): string => {
  const characters = [...title];
  const cut = characters.slice(0, MAX_NAME_LENGTH).join('');
  if (characters.length <= MAX_NAME_LENGTH || characters[MAX_NAME_LENGTH] === ' ') return cut.trim();
  return (cut.replace(/\s+\S*$/u, '') || cut).replace(/[\s–·,-]+$/u, '');
};

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
  const short = shortened(title) || translate(name.language, 'export.fallbackName');
  return `${short} ${name.exportedAt.slice(0, 10)}.${name.extension}`;
};
