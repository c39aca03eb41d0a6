// Formats a passage's locator in the reader's language.
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locator } from '#shared/model/file.ts';

/** The parts of a locator in words: page 12; slide 3; sheet "P&L", B4:D9; section 2.1; line 40. */
const PLACES = ['page', 'slide', 'sheetRange', 'sheet', 'section', 'line'] as const;
type Place = {
  readonly key: (typeof PLACES)[number];
  readonly params: Readonly<Record<string, string | number>>;
};

/** A page is shown with its section if both are known. */
const placesOf = (at: Locator): Place[] => {
  const places: Place[] = [];
  if (at.page) places.push({ key: 'page', params: { page: at.page } });
  if (at.slide) places.push({ key: 'slide', params: { slide: at.slide } });
  if (at.sheet && at.range) places.push({ key: 'sheetRange', params: { sheet: at.sheet, range: at.range } });
  else if (at.sheet) places.push({ key: 'sheet', params: { sheet: at.sheet } });
  if (at.section) places.push({ key: 'section', params: { section: at.section } });
  if (at.line && places.length === 0) places.push({ key: 'line', params: { line: at.line } });
  return places;
};

const textOf = (t: TFunction<'viewer'>, { key, params }: Place): string => t(`place.${key}`, params);

export const usePlaceText = () => {
  const { t } = useTranslation('viewer');
  return useCallback(
    (at: Locator): string => {
      const place = placesOf(at)
        .map((one) => textOf(t, one))
        .join(' · ');
      return at.hidden ? t('place.withHidden', { place }) : place;
    },
    [t],
  );
};
