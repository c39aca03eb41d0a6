// What this device remembers about its user's taste. A cookie, because a sign-out empties local storage.
export type Theme = 'system' | 'light' | 'dark';
export type Preferences = {
  readonly theme?: Theme;
  readonly narrowSidebar?: boolean;
  readonly language?: string;
  readonly organizationCode?: string;
  readonly workspacesAs?: 'grid' | 'list';
  /** Whether services outside may be loaded; nothing is until the person says so. */
  readonly consent?: 'given' | 'refused';
  readonly toursSeen?: readonly string[];
  /** What a question is put to. */
  readonly askedSources?: readonly string[];
};

/** The local stage is reached without TLS, where a browser would keep no secure cookie. */
export const SECURE = globalThis.location?.protocol === 'https:' ? '; secure' : '';

const NAME = 'prefs';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const readPreferences = (): Preferences => {
  const saved = document.cookie.match(new RegExp(`(?:^|; )${NAME}=([^;]*)`))?.[1];
  if (!saved) return {};
  try {
    return Object(JSON.parse(decodeURIComponent(saved)));
  } catch {
    return {};
  }
};

export const savePreferences = (change: Preferences) => {
  const value = encodeURIComponent(JSON.stringify({ ...readPreferences(), ...change }));
  // biome-ignore lint/suspicious/noDocumentCookie: the snippet before the first paint reads it, so it must be synchronous
  document.cookie = `${NAME}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${SECURE}`;
};
