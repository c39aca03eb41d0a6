// Where a passage stands, in words: page, slide, sheet and range, section.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Locator } from '#shared/model/file.ts';

export const placeOf = (language: Language, { page, slide, sheet, range, section, line }: Locator): string => {
  const t = (key: string, params: Record<string, string | number>) => translate(language, `export.${key}`, params);
  const parts = [
    page === undefined ? '' : t('page', { page }),
    slide === undefined ? '' : t('slide', { slide }),
    sheet === undefined ? '' : range ? t('sheetRange', { sheet, range }) : t('sheet', { sheet }),
    section ?? '',
    line === undefined || page !== undefined ? '' : t('line', { line }),
  ];
  return parts.filter((part) => part !== '').join(', ');
};
