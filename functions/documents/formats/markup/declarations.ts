// Reads what declarations of a style say about whether a text is visible.

/** Values by property, in lower case; the background's color is its background. */
export type Values = Readonly<Record<string, string>>;
export type Declared = { readonly usual: Values; readonly important: Values };
export type Effect = {
  /** The element with everything in it is not displayed. */
  readonly isGone: boolean;
  /** In pixels, or as a share of the size around it. */
  readonly size?: { readonly value: number; readonly isShare: boolean };
  /** `unknown`: a variable or a name that is not known here. */
  readonly color?: string;
  /** `unknown`: also a picture or a gradient. */
  readonly background?: string;
};

const NAMED: Readonly<Record<string, string>> = { white: '255,255,255', black: '0,0,0', snow: '255,250,250' };
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, rem: 16 };
const COLOR = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|\b[a-z]+\b/;
const FAR = 900;

/** Comparable text of a color; `none` is transparent. */
const colorOf = (text: string): string => {
  const given = text.trim().toLowerCase();
  if (given === 'transparent') return 'none';
  const hex = /^#([\da-f]{3,8})$/.exec(given)?.[1];
  if (hex !== undefined) {
    const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [r, g, b, alpha] = (wide.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return alpha === 0 ? 'none' : `${r},${g},${b}`;
  }
  const [r, g, b, alpha = 1] = /^rgba?\(/.test(given) ? (given.match(/\d*\.?\d+/g) ?? []).map(Number) : [];
  if (b !== undefined) return alpha === 0 ? 'none' : `${r},${g},${b}`;
  return NAMED[given] ?? (/^[a-z]+$/.test(given) ? given : 'unknown');
};

const backgroundOf = (text: string): string => {
  if (/url\(|gradient\(|var\(/.test(text)) return 'unknown';
  if (/^(?:initial|unset|revert)\b/.test(text)) return 'none';
  return colorOf(COLOR.exec(text)?.[0] ?? text);
};

const sizeOf = (text: string): Effect['size'] => {
  const [, digits = '', unit = ''] = /^(\d*\.?\d+)\s*([a-z]*|%)$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const value = Number(digits);
  if (unit === 'em' || unit === '%') return { value: unit === '%' ? value / 100 : value, isShare: true };
  const pixels = unit === '' && value === 0 ? 1 : PIXELS[unit];
  return pixels === undefined ? undefined : { value: value * pixels, isShare: false };
};

const isFar = (text: string | undefined): boolean => {
  const [, digits = '0'] = /^-(\d+)(?:\.\d+)?(?:px|pt|em|rem)/.exec(text ?? '') ?? [];
  return Number(digits) >= FAR || /^-\d{2,}(?:em|rem)/.test(text ?? '');
};

/** Cut to nothing, as text for screen readers alone is. */
const isCut = (given: Values): boolean =>
  /^rect\((?:[01](?:px)?[\s,]*){4}\)/.test(given.clip ?? '') ||
  /^(?:inset\((?:50|100)%|circle\(0)/.test(given['clip-path'] ?? '');

const isGone = (given: Values): boolean => {
  const isPlaced = /^(?:absolute|fixed)/.test(given.position ?? '');
  return (
    given.display === 'none' ||
    /^(?:hidden|collapse)$/.test(given.visibility ?? '') ||
    Number.parseFloat(given.opacity ?? '1') === 0 ||
    isFar(given['text-indent']) ||
    (isPlaced && (isFar(given.left) || isFar(given.top) || isCut(given)))
  );
};

const READ = new Set([
  'display',
  'visibility',
  'opacity',
  'text-indent',
  'position',
  'left',
  'top',
  'clip',
  'clip-path',
  'font-size',
  'color',
  'background',
]);

export const declaredIn = (style: string): Declared => {
  const usual: Record<string, string> = {};
  const important: Record<string, string> = {};
  for (const line of style.toLowerCase().split(';')) {
    const cut = line.indexOf(':');
    const name = line.slice(0, Math.max(0, cut)).trim().replace('background-color', 'background');
    const [value = '', ...flags] = line.slice(cut + 1).split('!');
    if (READ.has(name) && value.trim() !== 'inherit') (flags.length > 0 ? important : usual)[name] = value.trim();
  }
  return { usual, important };
};

export const effectOf = (given: Values): Effect => {
  const size = sizeOf(given['font-size'] ?? '');
  return {
    isGone: isGone(given),
    ...(size ? { size } : {}),
    ...(given.color === undefined ? {} : { color: colorOf(given.color) }),
    ...(given.background === undefined ? {} : { background: backgroundOf(given.background) }),
  };
};
