// Follows which runs of a Word part are hidden text, by themselves, by their style or by the run around them.

type Attributes = Readonly<Record<string, string>>;

/** A property without a value is on. */
export const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '');

/**
 * `styles` hide their text; `paragraphStyle` is that of the open paragraph. The properties of a paragraph concern only
 * its mark.
 */
export const hiddenRuns = (styles: ReadonlySet<string>, paragraphStyle: () => string | undefined) => {
  const open: boolean[] = [];
  const set = (isHidden: boolean) => {
    if (open.length > 0) open[open.length - 1] = isHidden;
  };
  return {
    isHidden: (): boolean => open.at(-1) ?? false,
    open: (name: string, { val }: Attributes): void => {
      if (name === 'r') open.push(open.at(-1) || styles.has(paragraphStyle() ?? ''));
      else if (name === 'pPr') open.push(open.at(-1) ?? false);
      else if (name === 'rStyle' && styles.has(val ?? '')) set(true);
      else if (name === 'vanish') set(isOn(val));
    },
    close: (name: string): void => {
      if (name === 'r' || name === 'pPr') open.pop();
    },
  };
};
