// The theme: light, dark or the system's; remembered on this device.
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { readPreferences, savePreferences, type Theme } from './preferences.ts';

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = createListeners();

const currentTheme = (): Theme => readPreferences().theme ?? 'system';

const apply = () => {
  const theme = currentTheme();
  const dark = theme === 'dark' || (theme === 'system' && system.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  listeners.notify();
};

export const followSystemTheme = () => system.addEventListener('change', apply);

export const setTheme = (theme: Theme) => {
  savePreferences({ theme });
  apply();
};

export const useTheme = (): Theme => useSyncExternalStore(listeners.subscribe, currentTheme);
