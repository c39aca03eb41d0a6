// The user's consent to external services of the stage: error reporting, analytics, chat.
import { useSyncExternalStore } from 'react';
import { readPreferences, savePreferences } from './preferences.ts';

export type Consent = 'given' | 'refused' | undefined;

const listeners = new Set<() => void>();

const currentConsent = (): Consent => readPreferences().consent;

export const setConsent = (consent: 'given' | 'refused') => {
  savePreferences({ consent });
  for (const listener of listeners) listener();
};

const onConsent = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useConsent = (): Consent => useSyncExternalStore(onConsent, currentConsent);
