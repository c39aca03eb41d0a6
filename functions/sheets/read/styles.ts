// Reads cell styles and number formats: styles.xml with the theme's colors, equal styles stored once.
import type { Look, Side } from '#shared/model/spreadsheet.ts';
import { type Attributes, readXml } from '../../documents/formats/ooxml/read-xml.ts';
import type { Style } from '../book.ts';
import { colourOf } from './colours.ts';
import { builtInFormat } from './formats.ts';

type Draft = { -readonly [K in keyof Look]: Look[K] };
type Form = { numFmt: number; font: number; fill: number; border: number; look: Draft; unlocked: boolean };

const LINES: Readonly<Record<string, Side['line']>> = {
  thin: 'thin',
  hair: 'dotted',
  dotted: 'dotted',
  dashed: 'dashed',
  dashDot: 'dashed',
  dashDotDot: 'dashed',
  medium: 'medium',
  mediumDashed: 'medium',
  mediumDashDot: 'medium',
  mediumDashDotDot: 'medium',
  slantDashDot: 'medium',
  thick: 'thick',
  double: 'double',
};
const SIDES = new Map([
  ['left', 'left'],
  ['start', 'left'],
  ['right', 'right'],
  ['end', 'right'],
  ['top', 'top'],
  ['bottom', 'bottom'],
] as const satisfies readonly (readonly [string, 'left' | 'right' | 'top' | 'bottom'])[]);
const ACROSS: Readonly<Record<string, Look['across']>> = {
  left: 'left',
  right: 'right',
  center: 'center',
  centerContinuous: 'center',
  distributed: 'center',
  fill: 'fill',
};
const DOWN: Readonly<Record<string, Look['down']>> = { top: 'top', center: 'center', distributed: 'center' };
const isOn = ({ val = '1' }: Attributes): boolean => val !== '0' && val !== 'false' && val !== 'none';

const alignment = (look: Draft, { horizontal = '', vertical = '', wrapText = '0', indent = '0' }: Attributes): void => {
  const across = ACROSS[horizontal];
  const down = DOWN[vertical];
  if (across) look.across = across;
  if (down) look.down = down;
  if (isOn({ val: wrapText })) look.wrap = true;
  if (Number(indent) > 0) look.indent = Math.min(250, Math.floor(Number(indent)));
};

const fontPart = (look: Draft, name: string, attributes: Attributes, theme: readonly string[]): void => {
  if (name === 'b' && isOn(attributes)) look.bold = true;
  else if (name === 'i' && isOn(attributes)) look.italic = true;
  else if (name === 'u' && isOn(attributes)) look.underline = true;
  else if (name === 'strike' && isOn(attributes)) look.strike = true;
  else if (name === 'sz' && Number(attributes.val) > 0) look.size = Number(attributes.val);
  else if (name === 'color') {
    const colour = colourOf(attributes, theme);
    if (colour && colour !== '#000000') look.colour = colour;
  }
};

/** Reads the lists that cell formats refer to by index. */
const lists = (theme: readonly string[]) => {
  const formats = new Map<number, string>();
  const fonts: Draft[] = [];
  const fills: Draft[] = [];
  const borders: Draft[] = [];
  const forms: Form[] = [];
  let within = '';
  let pattern = '';
  let side: 'left' | 'right' | 'top' | 'bottom' | undefined;
  const last = <T>(list: T[]): T | undefined => list.at(-1);
  const openBorder = (name: string, attributes: Attributes) => {
    const look = last(borders);
    const place = SIDES.get(name as 'left');
    const line = LINES[attributes.style ?? ''];
    if (place) side = line ? place : undefined;
    if (look && place && line) look[place] = { line };
    const colour = look && side && name === 'color' ? colourOf(attributes, theme) : undefined;
    if (look && side && colour && look[side]) look[side] = { ...look[side], colour } as Side;
  };
  const openForm = (name: string, attributes: Attributes) => {
    const { numFmtId = '0', fontId = '0', fillId = '0', borderId = '0' } = attributes;
    const [numFmt, font, fill, border] = [numFmtId, fontId, fillId, borderId].map(Number);
    if (name === 'xf')
      forms.push({
        numFmt: numFmt ?? 0,
        font: font ?? 0,
        fill: fill ?? 0,
        border: border ?? 0,
        look: {},
        unlocked: false,
      });
    const form = last(forms);
    if (form && name === 'alignment') alignment(form.look, attributes);
    if (form && name === 'protection') form.unlocked = attributes.locked === '0' || attributes.locked === 'false';
  };
  const openFill = (name: string, attributes: Attributes) => {
    if (name === 'patternFill') pattern = attributes.patternType ?? '';
    const look = last(fills);
    const colour = name === 'fgColor' && pattern !== 'none' && pattern !== '' ? colourOf(attributes, theme) : undefined;
    if (look && colour) look.fill = colour;
  };
  const parts: Readonly<Record<string, (name: string, attributes: Attributes) => void>> = {
    fonts: (name, attributes) => {
      if (name === 'font') fonts.push({});
      else fontPart(last(fonts) ?? {}, name, attributes, theme);
    },
    fills: (name, attributes) => {
      if (name === 'fill') fills.push({});
      else openFill(name, attributes);
    },
    borders: (name, attributes) => {
      if (name === 'border') borders.push({});
      else openBorder(name, attributes);
    },
    cellXfs: openForm,
    numFmts: (_, { numFmtId, formatCode = 'General' }) => formats.set(Number(numFmtId), formatCode),
    dxfs: () => undefined,
    cellStyleXfs: () => undefined,
  };
  const open = (name: string, attributes: Attributes): void => {
    if (within === '' && Object.hasOwn(parts, name)) within = name;
    else parts[within]?.(name, attributes);
  };
  const close = (name: string): void => {
    if (name === within) within = '';
  };
  return { visitor: { open, close }, formats, fonts, fills, borders, forms };
};

/** The default font size, which is not repeated for each cell. */
const plainSize = (fonts: readonly Draft[]): number => fonts[0]?.size ?? 11;

export const readStyles = (bytes: Uint8Array | undefined, theme: readonly string[]) => {
  const { visitor, formats, fonts, fills, borders, forms } = lists(theme);
  readXml(bytes, visitor);
  const looks: Look[] = [{}];
  const known = new Map([['{}', 0]]);
  const usual = plainSize(fonts);
  const placeOf = (look: Look): number => {
    const key = JSON.stringify(look);
    const place = known.get(key) ?? looks.push(look) - 1;
    known.set(key, place);
    return place;
  };
  const styles = forms.map(({ numFmt, font, fill, border, look, unlocked }): Style => {
    const { size, ...letters } = fonts[font] ?? {};
    const own = { ...letters, ...(size === usual || size === undefined ? {} : { size }) };
    const all = { ...own, ...fills[fill], ...borders[border], ...look };
    return { format: formats.get(numFmt) ?? builtInFormat(numFmt), look: placeOf(all), unlocked };
  });
  return { styles: styles.length > 0 ? styles : [{ format: 'General', look: 0, unlocked: false }], looks };
};
