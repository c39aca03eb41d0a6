// A passage's place in the reader's language.
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locator } from '#shared/model/file.ts';
import { type Place, placesOf } from './place.ts';

const textOf = (t: TFunction<'viewer'>, { key, params }: Place): string => t(`place.${key}`, params);

export const usePlaceText = () => {
  const { t } = useTranslation('viewer');
  return useCallback(
    (at: Locator): string =>
      placesOf(at)
        .map((place) => textOf(t, place))
        .join(' · '),
    [t],
  );
};
