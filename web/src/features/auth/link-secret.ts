// Reads the secret of an emailed link from the URL fragment, which reaches no server log, and removes it from the address bar.

/** `name` is the key before the equals sign. Call it once, when the screen opens. */
export const linkSecret = (name: 'invitation' | 'token'): string | undefined => {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name);
  if (!secret) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
};
