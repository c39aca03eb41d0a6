// Whether this device has been offered the tour.
import { readPreferences, savePreferences } from './preferences.ts';

const TOUR = 'essentials-1';

export const isTourSeen = (): boolean => (readPreferences().toursSeen ?? []).includes(TOUR);

export const markTourSeen = () => {
  const seen = readPreferences().toursSeen ?? [];
  if (!seen.includes(TOUR)) savePreferences({ toursSeen: [...seen, TOUR] });
};
