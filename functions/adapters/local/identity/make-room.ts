// Keeps the number of pending challenges bounded: the oldest and the expired ones are dropped.
const MAX_CHALLENGES = 1000;

/** `pending` is in the order in which challenges were started. */
export const makeRoom = (pending: Map<string, { readonly expiresAt: number }>, now: number): void => {
  for (const [session, { expiresAt }] of pending)
    if (pending.size >= MAX_CHALLENGES || expiresAt <= now) pending.delete(session);
    else return;
};
