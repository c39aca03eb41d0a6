// Finds a free name in a folder by appending a number; never replaces an existing name.

const MAX_COUNTER = 99;

const numbered = (name: string, n: number): string => {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem} (${n})${ending}`;
};

/** Returns the first of `name`, `name (2)`, … that no other row has; `holder` returns the row that has a name. */
export const freeName = async (
  name: string,
  holder: (name: string) => Promise<string | undefined>,
  own?: string,
): Promise<string | undefined> => {
  for (let n = 1; n <= MAX_COUNTER; n += 1) {
    const candidate = n === 1 ? name : numbered(name, n);
    const who = await holder(candidate);
    if (who === undefined || who === own) return candidate;
  }
  return undefined;
};
