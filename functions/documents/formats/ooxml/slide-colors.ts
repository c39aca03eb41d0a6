// The colors of a presentation: those of its theme by name, and what each element states.
import type { Zip } from '../../guard/zip.ts';
import { targetOf } from './package.ts';
import { type Attributes, readXml } from './read-xml.ts';

/** `RRGGBB`, or the name of a color of an unknown theme; `undefined` for what has no single color. */
export type Color = string | undefined;
export type Scheme = ReadonlyMap<string, string>;

/** Elements that state a color by number or by the name of the theme; any other counts as unknown. */
const COLORS = new Set(['srgbClr', 'schemeClr', 'sysClr']);

export const isColor = (name: string): boolean => COLORS.has(name);

export const colorOf = ({ val = '', lastClr }: Attributes, scheme: Scheme): string =>
  (lastClr ?? scheme.get(val) ?? val).toUpperCase();

/** The colors of the theme under the names that slides of this master use for them. */
export const schemeOf = (zip: Zip, master: string | undefined): Scheme => {
  const colors = new Map<string, string>();
  const theme = master === undefined ? undefined : targetOf(zip, master, 'theme');
  let name = '';
  let inScheme = false;
  readXml(theme === undefined ? undefined : zip.read(theme), {
    open: (tag, attributes) => {
      if (tag === 'clrScheme') inScheme = true;
      else if (inScheme && isColor(tag)) colors.set(name, colorOf(attributes, new Map()));
      else if (inScheme) name = tag;
    },
    close: (tag) => {
      if (tag === 'clrScheme') inScheme = false;
    },
  });
  const scheme = new Map<string, string>(colors);
  readXml(master === undefined ? undefined : zip.read(master), {
    open: (tag, attributes) => {
      if (tag !== 'clrMap') return;
      for (const [from, to] of Object.entries(attributes)) scheme.set(from, colors.get(to) ?? to);
    },
  });
  return scheme;
};
