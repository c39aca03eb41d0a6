// Lists who else has this open, polled while the page is visible.
import type { Presence } from '#shared/model/presence.ts';
import { type Args, useCall } from './api.ts';

const POLL_MS = 4_000;

type Name = 'spreadsheets.presence' | 'checklists.presence' | 'runs.presence';
export type PresentPerson = Presence['people'][number];

/** `onReply` may reload what others have changed. */
export const usePresence = (
  name: Name,
  args: Args<Name>,
  onReply: (presence: Presence) => unknown,
): readonly PresentPerson[] => {
  const { data } = useCall(name, args, {
    refreshInterval: POLL_MS,
    shouldRetryOnError: true,
    errorRetryInterval: POLL_MS,
    keepPreviousData: false,
    onSuccess: (presence: Presence) => void onReply(presence),
  });
  return data?.people ?? [];
};
