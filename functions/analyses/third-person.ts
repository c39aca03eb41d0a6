// Rewrites what a company says of itself in the first person as a statement about it; the figures and claims stay.
import { withParticles } from '#shared/language/grammar/particle.ts';
import lexicon from '#shared/language/lexicon/first-person.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';

const REGULAR: ReadonlySet<string> = new Set(lexicon.regular);
const UNCHANGED: ReadonlySet<string> = new Set(lexicon.unchanged);
const IRREGULAR: Readonly<Record<string, string>> = lexicon.irregular;

/** `carry` becomes `carries`; `undefined` for a verb that is not known. */
const inflected = (verb: string): string | undefined => {
  const base = verb.toLowerCase();
  if (UNCHANGED.has(base)) return verb;
  if (IRREGULAR[base]) return IRREGULAR[base];
  if (!REGULAR.has(base)) return undefined;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
};

const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
const FIRST_PERSON = /\b(our)\b|\bwe\s+(\p{L}+)/giu;
const LEFT = /\b(?:we|us|ours|our|ourselves)\b/iu;

const english = (text: string, name: string): string | undefined => {
  let isKnown = true;
  // The first mention is by name; `its` and `it` need the company before them.
  let isNamed = false;
  const named = (whole: string, pronoun: string): string => {
    const subject = isNamed ? pronoun : whole;
    isNamed = true;
    return subject;
  };
  const rewritten = text.replace(FIRST_PERSON, (whole, _our: string | undefined, verb: string | undefined) => {
    if (verb === undefined) return named(possessive(name), 'its');
    const own = inflected(verb);
    if (own === undefined) isKnown = false;
    return own === undefined ? whole : `${named(name, 'it')} ${own}`;
  });
  return isNamed && isKnown && !LEFT.test(rewritten) ? rewritten : undefined;
};

const KOREAN = new RegExp(
  `(?<![가-힣])(?:${lexicon.ko.join('|')}|(?<=^)${lexicon.called.ko})(은|는|이|가|을|를|과|와|의|도|에)?(?=[\\s,.]|$)`,
  'gu',
);
const PARTICLE: Readonly<Record<string, string>> = {
  ...{ 은: '은(는)', 는: '은(는)', 이: '이(가)', 가: '이(가)' },
  ...{ 을: '을(를)', 를: '을(를)', 과: '과(와)', 와: '과(와)' },
};
const korean = (text: string, name: string): string =>
  withParticles(text.replace(KOREAN, (_, particle: string = '') => `${name}${PARTICLE[particle] ?? particle}`));

const JAPANESE = new RegExp(`${lexicon.ja.join('|')}|^${lexicon.called.ja}(?=[はの])`, 'gu');

const EXPECTS = /^We (?:expect|forecast|estimate) (?:that )?((?:the |a |an )?[^,.]{2,60}?) to (?=\p{L})/u;
/** `The market is expected to grow`: whoever expects it is named in the list of sources. */
export const inPassive = (language: Language, text: string): string | undefined => {
  const what = language === 'en' ? EXPECTS.exec(text)?.[1] : undefined;
  if (what === undefined || LEFT.test(text.replace(EXPECTS, ''))) return undefined;
  const subject = `${(what[0] ?? '').toUpperCase()}${what.slice(1)}`;
  return text.replace(EXPECTS, `${subject} ${/[^s]s$/.test(what) ? 'are' : 'is'} expected to `);
};

/** `undefined` if the sentence cannot be rewritten for sure. */
export const inThirdPerson = (language: Language, text: string, name: string): string | undefined => {
  if (language === 'en') return english(text, name);
  const rewritten = language === 'ko' ? korean(text, name) : text.replace(JAPANESE, name);
  return rewritten === text || /(?<![가-힣])(?:우리|저희)(?![나]라)|私たち|我々/u.test(rewritten)
    ? undefined
    : rewritten;
};
