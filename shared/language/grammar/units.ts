// The scales and units of figures in Korean, English and Japanese text.
import lexicon from '../lexicon/figure-units.json' with { type: 'json' };

export type Unit =
  | 'KRW'
  | 'USD'
  | 'JPY'
  | 'EUR'
  | 'GBP'
  | 'CNY'
  | 'percent'
  | 'points'
  | 'basisPoints'
  | 'times'
  | 'people'
  | 'shares'
  | 'things';

/** Currencies in which figures are compared. */
export const MONEY: readonly Unit[] = ['KRW', 'USD', 'JPY', 'EUR', 'GBP', 'CNY'];

/** True for the ISO code of any currency; other units have longer names. */
export const isCurrency = (unit = ''): boolean => /^[A-Z]{3}$/.test(unit);

/** Powers of ten of scale words. 천, 백 and 십 may precede 만, 억 and 조. */
const { before, eastern, latin } = lexicon.powers;
const POWERS = new Map(Object.entries({ ...before, ...eastern }));
const LATIN_POWERS = new Map(Object.entries(latin));

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
export const SCALE = anyOf(lexicon.scale);

export const powerOf = (scale: string): number =>
  LATIN_POWERS.get(scale.toLowerCase()) ?? [...scale].reduce((power, letter) => power + (POWERS.get(letter) ?? 0), 0);

const UNIT_WORDS = lexicon.units as readonly { readonly unit: Unit; readonly words: readonly string[] }[];
export const UNIT = UNIT_WORDS.map(({ unit, words }) => `(?<${unit}>${words.join('|')})`).join('|');

const SYMBOLS = new Map<string, Unit>(Object.entries(lexicon.symbols) as [string, Unit][]);
export const SYMBOL = '(?:US\\$|[$€£¥￥₩￦]|(?:USD|KRW|JPY|EUR(?!o)|GBP|CNY)\\s?)';
export const unitOfSymbol = (symbol: string): Unit | undefined => {
  const word = symbol.trim().toUpperCase();
  return SYMBOLS.get(word.slice(-1)) ?? UNIT_WORDS.map(({ unit }) => unit).find((unit) => unit === word);
};

export const unitOfGroups = (groups: Readonly<Record<string, string | undefined>>): Unit | undefined =>
  UNIT_WORDS.map(({ unit }) => unit).find((unit) => groups[unit] !== undefined);

export type Measure = { readonly power: number; readonly unit?: Unit | undefined; readonly exceptPerShare: boolean };

const SCALE_IN_CAPTION = new RegExp(anyOf(lexicon.captionScale), 'i');
const UNIT_IN_CAPTION = new RegExp(`${SYMBOL}|${UNIT}`, 'iu');

/**
 * The scale and unit of bare numbers below a caption such as `(단위 : 백만원)`, `単位：百万円` or `In millions, except per share
 * data`.
 */
export const measureOf = (caption: string | undefined): Measure | undefined => {
  if (!caption) return undefined;
  const whole = caption.normalize('NFKC');
  // In "shares in Thousands, $ in Millions" the scale of amounts is the latter.
  const amounts = whole.replace(/\bshares? in (?:thousand|million|billion)s?\b/gi, ' ');
  const plain = SCALE_IN_CAPTION.test(amounts) ? amounts : whole;
  const scale = SCALE_IN_CAPTION.exec(plain)?.[0];
  const exceptPerShare = /except|제외|除く|per share|주당/i.test(plain);
  const words = plain.replace(/(?:except|per share).*$/i, '');
  const found = UNIT_IN_CAPTION.exec(words);
  const unit = found && (unitOfGroups(found.groups ?? {}) ?? unitOfSymbol(found[0]));
  if (!scale && !unit) return undefined;
  return { power: scale ? powerOf(scale) : 0, unit: unit ?? undefined, exceptPerShare };
};
