// Reads the company names that a text writes with their legal form: a verb, a particle or a kind of company beside the
// form is no name.
import { escaped } from '#shared/language/escaped.ts';
import { withoutFinalParticle } from '#shared/language/grammar/particle.ts';
import beside from '#shared/language/lexicon/beside-legal-forms.json' with { type: 'json' };
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';
import partyWords from '#shared/language/lexicon/party-words.json' with { type: 'json' };

type Reader = (text: string) => string | undefined;

const FORM = /주식회사|㈜|\(주\)/g;
const BEFORE = /([가-힣A-Za-z0-9&]{2,20}) ?$/;
const BEHIND = /^( ?)([가-힣A-Za-z0-9&]{2,20})/;
/** A role before a company name, which is not part of it: "공급자 주식회사 한들" is 한들. */
const PARTY = new RegExp(`(?<![가-힣])(?:${wordsOf(partyWords).join('|')})(?= (?:주식회사|㈜|\\(주\\)))`, 'gu');

const anyOf = (words: readonly string[]): string => words.map(escaped).join('|');
const { verbEndings, verbs, particles, joined } = beside.ko;
const NAMELESS = new Set([...beside.ko.nameless, ...beside.ja.nameless]);
/** 지배하는, 설립된, 회사가: a verb before the noun, or a word with its particle. */
const INFLECTED = new RegExp(`(?:${anyOf([...verbEndings, ...particles])})$|^(?:${anyOf(verbs)})$`, 'u');
const CASE = anyOf(particles);
/** 주식회사로서, 주식회사이며: the form itself is the noun of the sentence. */
const JOINED = new RegExp(`^(?:${anyOf([...joined, ...particles])})$`, 'u');

/** Whether the texts use a word as a noun: with a particle, or alone on a line. */
const nounsIn = (texts: readonly string[]) => (word: string) => {
  const used = new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?:${CASE})(?![\\p{L}\\d])`, 'u');
  const alone = new RegExp(`^(?:(?:주식회사|㈜|\\(주\\)) ?)?${escaped(word)}(?: ?(?:주식회사|㈜|\\(주\\)))?$`, 'u');
  return texts.some((text) => used.test(text) || alone.test(text.trim()));
};

const korean = (isNoun: (word: string) => boolean): Reader => {
  const nameBehind = (rest: string): string | undefined => {
    const [, space = '', word = ''] = BEHIND.exec(rest) ?? [];
    if (word === '' || (space === '' && JOINED.test(word))) return undefined;
    const name = isNoun(word) ? word : withoutFinalParticle(word);
    return NAMELESS.has(name) ? undefined : `${space}${name}`;
  };
  const isName = (word: string): boolean => !NAMELESS.has(word) && (!INFLECTED.test(word) || isNoun(word));
  return (given) => {
    const text = given.replace(PARTY, '');
    for (const { 0: form, index } of text.matchAll(FORM)) {
      const [whole = '', word = ''] = BEFORE.exec(text.slice(0, index)) ?? [];
      if (word !== '' && !/수$/.test(word) && isName(word)) return `${whole}${form}`;
      const behind = nameBehind(text.slice(index + form.length));
      if (behind !== undefined) return `${form}${behind}`;
    }
    return undefined;
  };
};

const JAPANESE_FORM = /株式会社|㈱/g;
const SOLID = '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9・&]';
const RUN_BEFORE = new RegExp(`(?:${SOLID}|\\p{Script=Hiragana}){1,24}$`, 'u');
const RUN_BEHIND = new RegExp(`^(?:${SOLID}|\\p{Script=Hiragana}){1,24}`, 'u');
const LEADS = `(?:${anyOf(beside.ja.leads.toSorted((a, b) => b.length - a.length))}|[はがをにでとのもへや])`;
const LEAD = new RegExp(`^${LEADS}+`, 'u');
/** 越佐みのり銀行: hiragana within a name are no particle, and end like no verb. */
const WITHIN = `(?!${LEADS})\\p{Script=Hiragana}+(?<![たるうくすつむぬぐぶない])`;
const CORE = `${SOLID}+(?:${WITHIN}${SOLID}+)*`;
const CORE_BEFORE = new RegExp(`${CORE}$`, 'u');
const CORE_BEHIND = new RegExp(`^\\p{Script=Hiragana}*${CORE}`, 'u');
/** The hiragana before it: at its beginning a name may have some (みなと企画), as may a sentence (であるみなと企画). */
const HIRAGANA_BEFORE = new RegExp(`(\\p{Script=Hiragana}+)(?=${CORE}$)`, 'u');
/** 株式会社との, 株式会社である: the form itself is the noun of the sentence. */
const PARTICLES_BEHIND = new RegExp(
  `^(?:${anyOf(beside.ja.behind)}|[はがをにでとのもへや]+(?=$|[\\p{Script=Han}\\p{Script=Katakana}「（(]))`,
  'u',
);
const LAST_PARTICLE = /(?<=..)[はがをにでのもへ]$/u;

/** Whether a name in hiragana is alone on a line, or begins one of a cover. */
const titlesIn = (texts: readonly string[]) => (name: string) =>
  texts.some((text) => !text.includes('。') && new RegExp(`^${escaped(name)}(?:$|[\\s　（(])`, 'u').test(text.trim()));

const japanese = (isTitle: (name: string) => boolean): Reader => {
  const nameBefore = (text: string, form: string): string | undefined => {
    const run = RUN_BEFORE.exec(text)?.[0] ?? '';
    if (run !== '' && isTitle(run + form)) return run;
    const core = CORE_BEFORE.exec(run)?.[0] ?? '';
    const before = HIRAGANA_BEFORE.exec(run);
    const hiragana = before?.[1] ?? '';
    const led = hiragana.replace(LEAD, '');
    const isOwn = led.length > 1 && (before?.index === 0 || led !== hiragana);
    return isOwn ? led + core : core;
  };
  const nameBehind = (behind: string, form: string): string | undefined => {
    const run = RUN_BEHIND.exec(behind)?.[0] ?? '';
    const core = CORE_BEHIND.exec(run)?.[0];
    if (run === '' || PARTICLES_BEHIND.test(run) || NAMELESS.has(core ?? '')) return undefined;
    return isTitle(form + run) ? run : (core ?? run.replace(LAST_PARTICLE, ''));
  };
  const isName = (name: string | undefined): boolean => name !== undefined && name.length > 1 && !NAMELESS.has(name);
  return (text) => {
    for (const { 0: form, index } of text.matchAll(JAPANESE_FORM)) {
      const before = nameBefore(text.slice(0, index), form);
      if (isName(before)) return `${before}${form}`;
      const behind = nameBehind(text.slice(index + form.length), form);
      if (isName(behind)) return `${form}${behind}`;
    }
    return undefined;
  };
};

const ENGLISH =
  /^(?:(?:[Bb]etween|[Aa]nd|AND|BETWEEN)\s+)?(?:\d+(?:\.\d+)+\.?\s+)?[“"(]?((?:(?:[A-Z0-9][\w&.,'’-]*|and|&)\s+){1,9}(?:Inc|INC|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|CO|Ltd|LTD|Limited|LIMITED|LLC|PLC|plc|N\.V|B\.V|S\.A|S\.p\.A|GmbH|KGaA|A\/S|ASA|AB|Oyj|AG|SE|Holdings|HOLDINGS|International|INTERNATIONAL)\b\.?)/;
/** The first of several companies in a row. */
const FIRST_OF_SEVERAL = /^.*?\b(?:Inc|Corp|Ltd|Limited|LLC|PLC|plc|GmbH|AG|AB)\b\.?(?=,? and )/;
const NO_NAME = new Set(beside.en.nameless);

const english: Reader = (text) => {
  const whole = ENGLISH.exec(text)?.[1];
  const name = whole === undefined ? undefined : (FIRST_OF_SEVERAL.exec(whole)?.[0] ?? whole);
  const isNamed = name
    ?.split(/\s+/)
    .slice(0, -1)
    .map((word) => word.toLowerCase().replace(/[^a-z]/g, ''))
    .some((word) => word !== '' && !NO_NAME.has(word));
  return isNamed ? name : undefined;
};

const TICKER = /([A-Z][\w&.,'’ -]{2,60}?)\s*\((?:NYSE|NASDAQ|Nasdaq|TSE|KRX|KOSPI|LSE)\s*:/;

/** The readers of a document, in order of precedence: what a name is depends on the rest of its texts. */
export const nameReaders = (texts: readonly string[]): readonly Reader[] => [
  (text) => TICKER.exec(text)?.[1]?.trim(),
  korean(nounsIn(texts)),
  japanese(titlesIn(texts)),
  english,
];
