// The signed-in person anew, at the start and when the window is looked at again: a role changed elsewhere shows here.
import { useCall } from '../../lib/api.ts';
import { storeUser } from '../../lib/session.ts';

const AT_MOST_EVERY_MS = 30_000;

export const useFreshUser = () => {
  useCall(
    'account.profile',
    {},
    { revalidateOnFocus: true, focusThrottleInterval: AT_MOST_EVERY_MS, onSuccess: storeUser },
  );
};
