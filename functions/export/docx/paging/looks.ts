// Reads heights and indents of paragraphs, in points, from the styles and numbering of a Word document.

export type Look = {
  readonly size: number;
  readonly bold: boolean;
  readonly before: number;
  readonly after: number;
  /** The least height of a line. */
  readonly line: number;
  readonly left: number;
  /** How far the first line begins to the left of the others. */
  readonly hanging: number;
  readonly keepNext: boolean;
};

const TWENTIETHS = 20;
const numberIn = (xml: string, attribute: RegExp, by: number): number | undefined => {
  const found = attribute.exec(xml)?.[1];
  return found === undefined ? undefined : Number(found) / by;
};

/** Only the properties that the XML states. */
export const statedLook = (xml: string): Partial<Look> => {
  const spacing = /<w:spacing [^>]*>/.exec(xml)?.[0] ?? '';
  const indent = /<w:ind [^>]*>/.exec(xml)?.[0] ?? '';
  const stated = {
    size: numberIn(xml, /<w:sz w:val="(\d+)"/, 2),
    bold: /<w:b\/>/.test(xml) || undefined,
    before: numberIn(spacing, /w:before="(\d+)"/, TWENTIETHS),
    after: numberIn(spacing, /w:after="(\d+)"/, TWENTIETHS),
    line: numberIn(spacing, /w:line="(\d+)"/, TWENTIETHS),
    left: numberIn(indent, /w:left="(\d+)"/, TWENTIETHS),
    hanging: numberIn(indent, /w:hanging="(\d+)"/, TWENTIETHS),
    keepNext: /<w:keepNext\/>/.test(xml) || undefined,
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
};

const PLAIN: Look = { size: 10.5, bold: false, before: 0, after: 0, line: 0, left: 0, hanging: 0, keepNext: false };

export const looksOf = (styles: string): ReadonlyMap<string, Look> => {
  const stated = new Map(
    [...styles.matchAll(/<w:style [^>]*w:styleId="([^"]+)".*?<\/w:style>/gs)].map(([xml, id]) => [id ?? '', xml]),
  );
  const defaults = { ...PLAIN, ...statedLook(/<w:docDefaults>.*?<\/w:docDefaults>/s.exec(styles)?.[0] ?? '') };
  const lookOf = (id: string): Look => {
    const xml = stated.get(id) ?? '';
    const base = /<w:basedOn w:val="([^"]+)"/.exec(xml)?.[1];
    return { ...(base && base !== id ? lookOf(base) : defaults), ...statedLook(xml) };
  };
  return new Map([...stated.keys()].map((id) => [id, lookOf(id)]));
};

/** The margins of table cells: above plus below, and left plus right. */
export type Edges = { readonly edges: number; readonly sides: number };

const widthsOf = (xml: string, of: RegExp): number =>
  [...xml.matchAll(of)].reduce((sum, [, width]) => sum + Number(width), 0) / TWENTIETHS;

export const edgesOf = (styles: string): ReadonlyMap<string, Edges> =>
  new Map(
    [...styles.matchAll(/<w:style w:type="table"[^>]*w:styleId="([^"]+)".*?<\/w:style>/gs)].map(([xml, id]) => [
      id ?? '',
      {
        edges: widthsOf(xml, /<w:(?:top|bottom) w:type="dxa" w:w="(\d+)"/g),
        sides: widthsOf(xml, /<w:(?:left|right) w:type="dxa" w:w="(\d+)"/g),
      },
    ]),
  );

/** The indents of a list, by its number and level. */
export const indentsOf = (numbering: string): ReadonlyMap<string, Partial<Look>> => {
  const levels = new Map(
    [...numbering.matchAll(/<w:abstractNum [^>]*w:abstractNumId="(\d+)".*?<\/w:abstractNum>/gs)].map(([xml, id]) => [
      id,
      [...xml.matchAll(/<w:lvl [^>]*w:ilvl="(\d+)".*?<\/w:lvl>/gs)].map(([level]) => statedLook(level)),
    ]),
  );
  return new Map(
    [...numbering.matchAll(/<w:num [^>]*w:numId="(\d+)".*?<w:abstractNumId w:val="(\d+)"/gs)].flatMap(
      ([, number, abstract]) =>
        (levels.get(abstract) ?? []).map((look, level) => [`${number}.${level}`, look] as const),
    ),
  );
};
