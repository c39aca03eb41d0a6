// Resolves colors of a workbook to `#rrggbb`: literal, from the old palette, or from the theme with a tint.
import { type Attributes, readXml } from '../../documents/formats/ooxml/read-xml.ts';

/** The palette of Excel 97; 64 and 65 are system colors. */
const PALETTE =
  '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 800000 008000 000080 808000 800080 008080 c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff 000080 ff00ff ffff00 00ffff 800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99 3366ff 33cccc 99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'.split(
    ' ',
  );
const OFFICE = 'ffffff 000000 eeece1 1f497d 4f81bd c0504d 9bbb59 8064a2 4bacc6 f79646 0000ff 800080'.split(' ');
const ORDER = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];

/** In the order of the indexes that cells use. */
export const readTheme = (bytes: Uint8Array | undefined): readonly string[] => {
  const colours = [...OFFICE];
  let at = -1;
  readXml(bytes, {
    open: (name, { val = '', lastClr = '' }) => {
      const place = ORDER.indexOf(name);
      if (place >= 0) at = place;
      else if (at >= 0 && (name === 'srgbClr' || name === 'sysClr')) {
        const hex = name === 'srgbClr' ? val : lastClr;
        if (/^[0-9a-f]{6}$/i.test(hex)) colours[at] = hex.toLowerCase();
        at = -1;
      }
    },
    close: (name) => {
      if (name === 'clrScheme') at = -1;
    },
  });
  return colours;
};

const tinted = (hex: string, tint: number): string =>
  [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    .map((part) => Math.round(tint < 0 ? part * (1 + tint) : part + (255 - part) * tint))
    .map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0'))
    .join('');

/** `undefined` for system colors. */
export const colourOf = (
  { rgb, theme, indexed, auto, tint = '0' }: Attributes,
  themed: readonly string[],
): string | undefined => {
  if (auto === '1') return undefined;
  const written = rgb && /^[0-9a-f]{6,8}$/i.test(rgb) ? rgb.slice(-6).toLowerCase() : undefined;
  const hex = written ?? (theme === undefined ? PALETTE[Number(indexed)] : themed[Number(theme)]);
  if (!hex) return undefined;
  const by = Number(tint);
  return `#${Number.isFinite(by) && by !== 0 ? tinted(hex, by) : hex}`;
};
