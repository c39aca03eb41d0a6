// Switches the language at once, then saves it on the server (specification, section 4).
import type { Language } from '#shared/model/enums.ts';
import { call } from './api.ts';
import { showLanguage } from './i18n.ts';
import { saveLanguage } from './language.ts';
import { savePreferences } from './preferences.ts';
import { currentUser, storeUser } from './session.ts';

/** Rejects if the server did not save the language; the screen has switched anyway. */
export const switchLanguage = async (language: Language): Promise<void> => {
  saveLanguage(language);
  savePreferences({ language });
  await showLanguage(language);
  if (currentUser()) storeUser(await call('account.updateProfile', { body: { language } }));
};
