// The scales and units of figures in Korean, English and Japanese text.

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
const SMALL: Record<string, number> = { 십: 1, 백: 2, 천: 3, 十: 1, 百: 2, 千: 3 };
const BIG: Record<string, number> = { 만: 4, 억: 8, 조: 12, 万: 4, 億: 8, 兆: 12 };
const WORDS: Record<string, number> = {
  thousand: 3,
  thousands: 3,
  million: 6,
  millions: 6,
  mn: 6,
  mm: 6,
  billion: 9,
  billions: 9,
  bn: 9,
  trillion: 12,
  tn: 12,
  k: 3,
  m: 6,
  b: 9,
};

export const SCALE =
  '(?:[십백천十百千]?[만억조万億兆]|[십백천十百千](?=\\s?(?:원|달러|円|米?ドル|엔|유로|주|명|株|人|$|[^가-힣一-龥]))|(?:thousand|million|billion|trillion|mn|mm|bn|tn)s?(?![a-z])|[kmb](?![\\w]))';

export const powerOf = (scale: string): number => {
  const word = WORDS[scale.toLowerCase()];
  if (word !== undefined) return word;
  return [...scale].reduce((power, letter) => power + (SMALL[letter] ?? BIG[letter] ?? 0), 0);
};

const UNIT_WORDS: readonly (readonly [Unit, string])[] = [
  ['points', '%\\s?p(?![a-z])|%\\s?포인트|%\\s?ポイント|percentage points?|퍼센트\\s?포인트|パーセントポイント'],
  ['basisPoints', 'bps|bp(?![a-z])|basis points?'],
  ['percent', '%|percent(?!age)|per cent|퍼센트|パーセント|프로(?![가-힣])'],
  ['KRW', '원(?!가|재|천|자|료)|won(?![a-z])|krw|ウォン'],
  [
    'USD',
    'u\\.?s\\.? dollars?|us\\$|(?<!(?:canadian|australian|kong|taiwan|singapore|zealand) )dollars?|usd|달러|불(?![가-힣])|米?ドル',
  ],
  ['JPY', '円|yen|jpy|엔(?!진|지니|터|드)'],
  ['EUR', 'euros?(?![a-z])|eur(?!o)|유로|ユーロ'],
  ['GBP', 'pounds?(?: sterling)?|gbp|파운드|ポンド'],
  ['CNY', 'yuan|rmb|cny|위안|人民元|元(?!\\S?年)'],
  [
    'times',
    '배(?=[로가에의나를는도]|까지|입니|이[다며고었]|였|인|[^가-힣]|$)|倍|times(?![a-z])|(?<![a-z])x(?![a-z0-9])',
  ],
  ['people', '명(?![가-힣]*칭)|人(?!民)|名|people|persons?(?![a-z])|employees|人以上'],
  ['shares', '주(?![가-힣]*(?:년|요|식회|석))|株|shares?(?![a-z])'],
  ['things', '개(?!월|년)|社|店舗?|건|件|stores?|countries|개국|か国|カ国'],
];
export const UNIT = UNIT_WORDS.map(([name, words]) => `(?<${name}>${words})`).join('|');

const SYMBOLS: Record<string, Unit> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₩': 'KRW',
  '￦': 'KRW',
};
export const SYMBOL = '(?:US\\$|[$€£¥￥₩￦]|(?:USD|KRW|JPY|EUR(?!o)|GBP|CNY)\\s?)';
export const unitOfSymbol = (symbol: string): Unit | undefined => {
  const word = symbol.trim().toUpperCase();
  return SYMBOLS[word.slice(-1)] ?? UNIT_WORDS.map(([unit]) => unit).find((unit) => unit === word);
};

export const unitOfGroups = (groups: Readonly<Record<string, string | undefined>>): Unit | undefined =>
  UNIT_WORDS.map(([unit]) => unit).find((unit) => groups[unit] !== undefined);

export type Measure = { readonly power: number; readonly unit?: Unit | undefined; readonly exceptPerShare: boolean };

const SCALE_IN_CAPTION =
  /(?:[십백천十百千]?[만억조万億兆]|[백천百千](?=\s?(?:원|円|달러|ドル|주|株|$))|\b(?:thousand|million|billion)s?\b|(?<=[$€£¥]\s?)(?:mm|mn|m|bn|b|k)(?![a-z]))/i;
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
