// Which paragraph styles of a Word document are headings, and how deep.
import { readXml } from './read-xml.ts';

const NAMED = /^(?:heading|제목|見出し|überschrift|titre)\s*(\d)$/i;

type Style = { based?: string; level?: number };

export const headingStyles = (bytes: Uint8Array | undefined): ReadonlyMap<string, number> => {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  readXml(bytes, {
    open: (name, { styleId, val = '' }) => {
      if (name === 'style' && styleId) {
        current = {};
        styles.set(styleId, current);
      } else if (current && name === 'basedOn') current.based = val;
      else if (current && name === 'outlineLvl' && Number(val) < 9) current.level ??= Number(val) + 1;
      else if (current && name === 'name') {
        const named = NAMED.exec(val);
        if (named?.[1]) current.level = Number(named[1]);
        else if (val.toLowerCase() === 'title') current.level = 1;
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
  return new Map(levels);
};
