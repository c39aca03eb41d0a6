// Reads the styles of a Word template: fonts, color and base style of each.
import { type Attributes, readXml } from '../formats/ooxml/read-xml.ts';
import { BrokenTemplate } from './broken-template.ts';

/** The attributes of a style's rFonts and color. */
export type Look = { readonly fonts: Attributes; readonly color: Attributes };

type Style = { name: string; base?: string; isDefault: boolean; fonts: Attributes; color: Attributes };
export type TemplateStyles = {
  /** The document's defaults, then the styles from the base upwards; by the name that Word stores in every language. */
  readonly looks: (name: string) => readonly Look[];
  /** The language of the document's East Asian text: `ko-KR`. */
  readonly eastern: string | undefined;
  /** The name of a style by its id. */
  readonly nameOf: (id: string) => string | undefined;
};

/** The style and the styles that it is based on. */
const chainOf = (styles: ReadonlyMap<string, Style>, id: string): Style[] => {
  const chain: Style[] = [];
  for (let at: string | undefined = id; at !== undefined; at = styles.get(at)?.base) {
    const style = styles.get(at);
    if (!style || chain.includes(style)) {
      const above = chain.at(-1)?.name ?? id;
      throw new BrokenTemplate({ is: 'brokenStyle', style: above, base: style?.name ?? at });
    }
    chain.push(style);
  }
  return chain;
};

const newStyle = (name: string, isDefault: boolean): Style => ({ name, isDefault, fonts: {}, color: {} });

const readStyles = (bytes: Uint8Array) => {
  const styles = new Map<string, Style>();
  const defaults = newStyle('', false);
  let current: Style | undefined;
  let eastern: string | undefined;
  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    rPrDefault: () => {
      current = defaults;
    },
    style: ({ styleId, type = 'paragraph', default: isDefault = '' }) => {
      if (!styleId || type !== 'paragraph') return;
      current = newStyle(styleId, isDefault === '1' || isDefault === 'true');
      styles.set(styleId, current);
    },
    name: ({ val = '' }) => current && Object.assign(current, { name: val }),
    basedOn: ({ val = '' }) => current && Object.assign(current, { base: val }),
    rFonts: (fonts) => current && Object.assign(current, { fonts }),
    lang: ({ eastAsia }) => {
      if (current === defaults) eastern = eastAsia;
    },
    color: (color) => current && Object.assign(current, { color }),
  };
  readXml(bytes, {
    open: (name, attributes) => void opened[name]?.(attributes),
    close: (name) => {
      if (name === 'rPrDefault' || name === 'style') current = undefined;
    },
  });
  return { styles, defaults, eastern };
};

/** Throws BrokenTemplate if there are no styles, or one is based on a missing style or on itself. */
export const templateStyles = (bytes: Uint8Array | undefined): TemplateStyles => {
  const { styles, defaults, eastern } = readStyles(bytes ?? new Uint8Array());
  if (styles.size === 0) throw new BrokenTemplate({ is: 'noStyles' });
  for (const id of styles.keys()) chainOf(styles, id);
  const entries = [...styles];
  const normal = entries.find(([, { isDefault }]) => isDefault)?.[0];
  return {
    looks: (name) => {
      const id = entries.find(([, style]) => style.name.toLowerCase() === name)?.[0] ?? normal;
      return [defaults, ...(id === undefined ? [] : chainOf(styles, id).reverse())];
    },
    eastern,
    nameOf: (id) => styles.get(id)?.name,
  };
};
