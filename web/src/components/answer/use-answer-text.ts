// The product's own texts about an answer, with Korean particles that fit the inserted words.
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { withParticles } from '#shared/language/grammar/particle.ts';

export const useAnswerText = () => {
  const { t } = useTranslation('answers');
  return useCallback((say: (t: TFunction<'answers'>) => string): string => withParticles(say(t)), [t]);
};
