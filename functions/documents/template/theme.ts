// Reads the theme of an Office file: its fonts by script, its colors by name.
import { readXml } from '../formats/ooxml/read-xml.ts';

type Fonts = { latin?: string; ko?: string; ja?: string };
export type Theme = {
  readonly major: Readonly<Fonts>;
  readonly minor: Readonly<Fonts>;
  readonly colors: ReadonlyMap<string, string>;
};

/** ISO 15924 codes of Korean and Japanese, as themes use them. */
const SCRIPTS: Readonly<Record<string, 'ko' | 'ja'>> = { Hang: 'ko', Jpan: 'ja' };

export const themeOf = (bytes: Uint8Array | undefined): Theme => {
  const major: Fonts = {};
  const minor: Fonts = {};
  const colors = new Map<string, string>();
  const parents: string[] = [];
  const setFont = (script: keyof Fonts | undefined, typeface: string | undefined) => {
    const fonts = { majorFont: major, minorFont: minor }[parents.at(-1) ?? ''];
    if (fonts && script && typeface) fonts[script] = typeface;
  };
  readXml(bytes, {
    open: (name, { typeface, script = '', val, lastClr }) => {
      const parent = parents.at(-1) ?? '';
      if (name === 'latin') setFont('latin', typeface);
      if (name === 'font') setFont(SCRIPTS[script], typeface);
      if (name === 'srgbClr' && val && !colors.has(parent)) colors.set(parent, val);
      if (name === 'sysClr' && lastClr && !colors.has(parent)) colors.set(parent, lastClr);
      parents.push(name);
    },
    close: () => void parents.pop(),
  });
  return { major, minor, colors };
};
