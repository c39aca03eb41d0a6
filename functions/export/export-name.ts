// The file name of an export: its title and date, valid on every file system.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';

/** File systems allow names of 255 bytes; the rest is for the date and the extension. */
const MAX_BYTES = 230;
const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** Cuts between words if there are any. */
const shortened = (title: string): string => {
  if (bytesIn(title) <= MAX_BYTES) return title.trim();
  const characters = [...title];
  while (bytesIn(characters.join('')) > MAX_BYTES) characters.pop();
  const cut = characters.join('');
  if ([...title][characters.length] === ' ') return cut.trim();
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
