// Replaces the towns and regions of a document with a code name by codes; a country reveals little of a company.
import figures from '../lexicon/blind-figures.json' with { type: 'json' };
import places from '../lexicon/places.json' with { type: 'json' };

const COUNTRIES: ReadonlySet<string> = new Set(places.countries);
const named = (all: readonly string[]): string => all.filter((one) => !COUNTRIES.has(one)).join('|');

/** `대구 센터를`, `부산시에`: with a space or a particle behind it, since a place may be the beginning of another word. */
const KOREAN = new RegExp(
  `(?<![\\p{L}\\d])(${named(places.ko)})(?:시|군|구)?(?:(\\s)|(?=(?:에|에서|에는|과|와)[\\s,]))`,
  'gu',
);
/** `神戸工場`, `岡山市に`. */
const JAPANESE = new RegExp(`(?<![\\p{L}\\d])(${named(places.ja)})(?:市|県|府|都|区|町)?(?=(\\p{L})?)`, 'gu');
const ENGLISH =
  /\s(?:in|at|near|from) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|FY)\b)([A-Z][a-z]+)(?: [A-Z][a-z]+)?(?=[\s,.;])(?! \d)/gu;
const NOUN = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** `regionOf` names the nth region; `shown` are names that have codes of their own. */
export const placesHidden = (regionOf: (n: number) => string, shown: readonly string[]): ((text: string) => string) => {
  const numbers = new Map<string, number>();
  const code = (place: string): string => {
    const n = numbers.get(place) ?? numbers.size;
    numbers.set(place, n);
    return regionOf(n);
  };
  const isShown = (name: string) => shown.some((one) => one.startsWith(name));
  return (text) =>
    text
      .replace(KOREAN, (_, place: string, space = '') => `${code(place)}${space}`)
      .replace(JAPANESE, (_, place: string, next = '') => `${code(place)}${NOUN.test(next) ? 'の' : ''}`)
      .replace(ENGLISH, (whole, name: string) => (isShown(name) ? whole : ''));
};

/** The decade of the founding is enough: with the year, a register has few such companies. */
const FOUNDED = {
  ko: new RegExp(figures.founded.ko, 'gu'),
  en: new RegExp(figures.founded.en, 'gu'),
  ja: new RegExp(figures.founded.ja, 'gu'),
};

export const withoutFoundingYear = (text: string): string =>
  text
    .replace(FOUNDED.ko, (_, decade: string) => `${decade}0${figures.decade.ko}`)
    .replace(FOUNDED.ja, (_, decade: string) => `${decade}0${figures.decade.ja}`)
    .replace(FOUNDED.en, (_, decade: string) => `the ${decade}0s`);
