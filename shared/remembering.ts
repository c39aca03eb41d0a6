// Memoizes a function of a text, up to a number of texts: the same ones are read many times.
const MAX_REMEMBERED = 20_000;

export const remembering = <T>(read: (text: string) => T, most = MAX_REMEMBERED): ((text: string) => T) => {
  const known = new Map<string, { readonly made: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.made;
    if (known.size >= most) known.clear();
    const made = read(text);
    known.set(text, { made });
    return made;
  };
};
