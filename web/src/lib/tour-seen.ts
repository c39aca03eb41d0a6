// Whether the user has been offered the tour: stored with the account, and on this device at once.
import { call } from './api.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { currentUser, storeUser } from './session.ts';

const TOUR = 'essentials-1';

export const isTourSeen = (): boolean =>
  currentUser()?.tourSeen === true || (readPreferences().toursSeen ?? []).includes(TOUR);

export const markTourSeen = () => {
  const seen = readPreferences().toursSeen ?? [];
  if (!seen.includes(TOUR)) savePreferences({ toursSeen: [...seen, TOUR] });
  if (currentUser()?.tourSeen) return;
  // If the server cannot save it, this device still remembers it.
  call('account.updateProfile', { body: { tourSeen: true } }).then(storeUser, () => undefined);
};
