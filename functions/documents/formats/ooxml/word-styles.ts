// Finds which styles of a Word document are headings, their levels, and which of them are numbered or hide their text.
import { isOn } from './hidden-runs.ts';
import { readXml } from './read-xml.ts';
import type { NumberAt } from './word-numbering.ts';

const NAMED = /^(?:heading|제목|見出し|überschrift|titre)\s*(\d)$/i;

type Style = { based?: string; level?: number; list?: string; listLevel?: number; isHidden?: boolean };
export type WordStyles = {
  readonly headings: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, NumberAt>;
  readonly hidden: ReadonlySet<string>;
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
    vanish: (style, val) => Object.assign(style, { isHidden: isOn(val) }),
  };
  readXml(bytes, {
    open: (name, { styleId, val = '' }) => {
      if (name === 'style' && styleId) {
        current = {};
        styles.set(styleId, current);
      } else if (current) inStyle[name]?.(current, val);
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
  const isHidden = (id: string | undefined, depth: number): boolean => {
    const style = id === undefined || depth > 10 ? undefined : styles.get(id);
    return style !== undefined && (style.isHidden ?? isHidden(style.based, depth + 1));
  };
  const hidden = new Set([...styles.keys()].filter((id) => isHidden(id, 0)));
  return { headings: new Map(levels), numbers: new Map(numbers), hidden };
};
