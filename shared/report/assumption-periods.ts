// Joins equal assumptions of consecutive periods: `Margin (2026E)` and `Margin (2027E)` are `Margin (2026E–2027E)`.

const OF_PERIOD = /^(?<stem>.+) \((?<first>[^()–]+)(?:–(?<last>[^()]+))?\)$/;

const joined = (earlier: string, later: string): string | undefined => {
  const [from, to] = [OF_PERIOD.exec(earlier)?.groups, OF_PERIOD.exec(later)?.groups];
  if (!from || !to || from.stem !== to.stem) return undefined;
  return `${from.stem} (${from.first}–${to.last ?? to.first})`;
};

export const joinPeriods = <T extends { readonly label: string }>(
  assumptions: readonly T[],
  isSame: (earlier: T, later: T) => boolean,
): T[] => {
  const done: T[] = [];
  for (const one of assumptions) {
    const last = done.at(-1);
    const label = last && isSame(last, one) ? joined(last.label, one.label) : undefined;
    if (last && label) done.splice(-1, 1, { ...last, label });
    else done.push(one);
  }
  return done;
};
