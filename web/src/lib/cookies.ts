// Cookies for display preferences; none authorizes anything. Over TLS a prefix binds them to this host.
const isOverTls = (): boolean => globalThis.location?.protocol === 'https:';
/** ASVS 5.0, 3.3.1 and 3.3.3. The local stage has no TLS, and there browsers reject cookies with this prefix. */
const cookieName = (name: string): string => (isOverTls() ? `__Host-${name}` : name);

export const readCookie = (name: string): string | undefined =>
  document.cookie.match(new RegExp(`(?:^|; )${cookieName(name)}=([^;]*)`))?.[1];

/** A lifetime of 0 seconds deletes the cookie. */
export const writeCookie = (name: string, value: string, seconds: number): void => {
  const secure = isOverTls() ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: read before the first paint, so it must be synchronous
  document.cookie = `${cookieName(name)}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};
