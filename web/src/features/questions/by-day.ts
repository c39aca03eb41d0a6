// Groups earlier questions by the day on which they were asked, in the reader's own time zone.
export type Day = 'today' | 'yesterday' | { readonly date: string };
export type DayGroup<T> = { readonly key: string; readonly day: Day; readonly rows: readonly T[] };

const dayKey = (date: Date): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;

const dayOf = (key: string, at: string, now: Date): Day => {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (key === dayKey(now)) return 'today';
  return key === dayKey(yesterday) ? 'yesterday' : { date: at };
};

/** Expects rows newest first and keeps their order. */
export const byDay = <T extends { createdAt: string }>(rows: readonly T[], now = new Date()): DayGroup<T>[] => {
  const groups = new Map<string, { day: Day; rows: T[] }>();
  for (const row of rows) {
    const key = dayKey(new Date(row.createdAt));
    const group = groups.get(key) ?? { day: dayOf(key, row.createdAt, now), rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
};
