// Decides which execution runs next: tenants take turns; within a tenant, first come, first served.

export type FairQueue<T> = {
  push(tenant: string, item: T): void;
  /** Takes an item of the first tenant in turn that may continue. */
  next(mayGoOn: (tenant: string) => boolean): { readonly tenant: string; readonly item: T } | undefined;
  remove(isWanted: (item: T) => boolean): void;
};

export const fairQueue = <T>(): FairQueue<T> => {
  // A Map keeps insertion order: the tenant in front is served and moves to the end.
  const waiting = new Map<string, T[]>();

  return {
    push: (tenant, item) => {
      const own = waiting.get(tenant);
      if (own) own.push(item);
      else waiting.set(tenant, [item]);
    },
    next: (mayGoOn) => {
      const front = [...waiting].find(([tenant]) => mayGoOn(tenant));
      if (!front) return undefined;
      const [tenant, items] = front;
      const item = items.shift();
      waiting.delete(tenant);
      if (items.length > 0) waiting.set(tenant, items);
      return item === undefined ? undefined : { tenant, item };
    },
    remove: (isWanted) => {
      for (const [tenant, items] of waiting) {
        const remaining = items.filter((item) => !isWanted(item));
        if (remaining.length > 0) waiting.set(tenant, remaining);
        else waiting.delete(tenant);
      }
    },
  };
};
