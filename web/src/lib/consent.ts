// The user's consent to external services of the stage: error reporting, analytics, chat.
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { readPreferences, savePreferences } from './preferences.ts';

export type Consent = 'given' | 'refused' | undefined;

const listeners = createListeners();

const currentConsent = (): Consent => readPreferences().consent;

export const setConsent = (consent: 'given' | 'refused') => {
  savePreferences({ consent });
  listeners.notify();
};

export const useConsent = (): Consent => useSyncExternalStore(listeners.subscribe, currentConsent);
