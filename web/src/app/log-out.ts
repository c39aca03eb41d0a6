// Ends the session on the server and here (specification, section 2: to the login of the role).
import { call } from '../lib/api.ts';
import { clearSession } from '../lib/session.ts';

const WAIT_MS = 1500;

export const logOut = async (): Promise<void> => {
  // Signing out must not depend on the network.
  await call('account.signOut', {}, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined);
  location.assign(clearSession());
};
