// Finds which styles of a Word document are headings, their levels, and which of them are numbered or hide their text.
import { isOn, isTiny, isWhite, type StyleLook } from './hidden-runs.ts';
import { readXml } from './read-xml.ts';
import type { NumberAt } from './word-numbering.ts';

const NAMED = /^(?:heading|제목|見出し|überschrift|titre)\s*(\d)$/i;

type Style = { based?: string; level?: number; list?: string; listLevel?: number; look: StyleLook };
export type WordStyles = {
  readonly headings: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, NumberAt>;
  readonly looks: ReadonlyMap<string, StyleLook>;
};

const LOOKS: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => StyleLook>> = {
  vanish: ({ val }) => ({ isGone: isOn(val) }),
  sz: (size) => ({ isTiny: isTiny(size) }),
  color: (color) => ({ isWhite: isWhite(color) }),
  shd: () => ({ isFilled: true }),
};

export const wordStyles = (bytes: Uint8Array | undefined): WordStyles => {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  const named = (style: Style, val: string) => {
    const heading = NAMED.exec(val)?.[1];
    if (heading) style.level = Number(heading);
    else if (val.toLowerCase() === 'title') style.level = 1;
  };
  const inStyle: Readonly<Record<string, (style: Style, val: string) => void>> = {
    basedOn: (style, val) => Object.assign(style, { based: val }),
    outlineLvl: (style, val) => {
      if (Number(val) < 9) style.level ??= Number(val) + 1;
    },
    numId: (style, val) => Object.assign(style, { list: val }),
    ilvl: (style, val) => Object.assign(style, { listLevel: Number(val) || 0 }),
    name: named,
  };
  readXml(bytes, {
    open: (name, attributes) => {
      const { styleId, val = '' } = attributes;
      if (name === 'style' && styleId) {
        current = { look: {} };
        styles.set(styleId, current);
      } else if (current) {
        inStyle[name]?.(current, val);
        Object.assign(current.look, LOOKS[name]?.(attributes));
      }
    },
    close: (name) => {
      if (name === 'style') current = undefined;
    },
  });
  const levelOf = (id: string | undefined, depth: number): number | undefined => {
    const style = id === undefined || depth > 10 ? undefined : styles.get(id);
    return style && (style.level ?? levelOf(style.based, depth + 1));
  };
  const levels = [...styles.keys()].flatMap((id) => {
    const level = levelOf(id, 0);
    return level === undefined ? [] : [[id, level] as const];
  });
  const numberOf = (id: string | undefined, depth: number): NumberAt | undefined => {
    const style = id === undefined || depth > 10 ? undefined : styles.get(id);
    if (!style || style.list !== undefined) return style && { list: style.list, level: style.listLevel };
    return numberOf(style.based, depth + 1);
  };
  const numbers = [...styles.keys()].flatMap((id) => {
    const number = numberOf(id, 0);
    return number === undefined ? [] : [[id, number] as const];
  });
  const lookOf = (id: string | undefined, depth: number): StyleLook => {
    const style = id === undefined || depth > 10 ? undefined : styles.get(id);
    return style ? { ...lookOf(style.based, depth + 1), ...style.look } : {};
  };
  const looks = new Map([...styles.keys()].map((id) => [id, lookOf(id, 0)]));
  return { headings: new Map(levels), numbers: new Map(numbers), looks };
};
