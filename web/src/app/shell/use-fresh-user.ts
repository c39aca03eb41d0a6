// Reloads the signed-in user at the start and when the window regains focus, so that a changed role shows.
import { useCall } from '#web/lib/api.ts';
import { storeUser } from '#web/lib/session.ts';

const AT_MOST_EVERY_MS = 30_000;

export const useFreshUser = () => {
  useCall(
    'account.profile',
    {},
    { revalidateOnFocus: true, focusThrottleInterval: AT_MOST_EVERY_MS, onSuccess: storeUser },
  );
};
