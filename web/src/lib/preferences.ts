// The user's preferences on this device, in a cookie, because a sign-out clears local storage.
import { readCookie, writeCookie } from './cookies.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Preferences = {
  readonly theme?: Theme;
  readonly narrowSidebar?: boolean;
  readonly language?: string;
  readonly organizationCode?: string;
  readonly workspacesAs?: 'grid' | 'list';
  /** Whether external services may be loaded; none is loaded before the user agrees. */
  readonly consent?: 'given' | 'refused';
  readonly toursSeen?: readonly string[];
  /** The sources that questions use. */
  readonly askedSources?: readonly string[];
};

const NAME = 'prefs';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const readPreferences = (): Preferences => {
  const saved = readCookie(NAME);
  if (!saved) return {};
  try {
    return Object(JSON.parse(decodeURIComponent(saved)));
  } catch {
    return {};
  }
};

export const savePreferences = (change: Preferences) => {
  writeCookie(NAME, encodeURIComponent(JSON.stringify({ ...readPreferences(), ...change })), YEAR_SECONDS);
};
