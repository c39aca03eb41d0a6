// Finds the companies that documents name as competitors: in lists behind such a word, in sections and tables about
// them, and beside the company in a statement of market shares.

import { withoutFinalParticle } from '#shared/language/grammar/particle.ts';
import agreementTitles from '#shared/language/lexicon/agreement-titles.json' with { type: 'json' };
import clauseNumbers from '#shared/language/lexicon/clause-numbers.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/whose-lines.json' with { type: 'json' };
import type { Chunk } from '../../../ports/search-index.ts';
import { terms } from '../../terms.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import { withoutLegalForm } from '../../understand/names/find-entities.ts';
import { isModifier, isNameLike } from '../../understand/names/name-words.ts';
import { isEnglishNoun } from '../../understand/words/dictionary.ts';
import { splitSentences } from '../prose/split-sentences.ts';

const competitorsIn = compile(lexicon.competitors);

/** The terms by which passages on competitors are found. */
export const COMPETITOR_TERMS: readonly string[] = [
  ...new Set([...lexicon.competitors.ko, ...lexicon.competitors.en, ...lexicon.competitors.ja].flatMap(terms)),
];

const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 24;
const EASTERN_NAME = /^[가-힣\p{Script=Han}\p{Script=Katakana}ーA-Za-z\d&・]+$/u;
const LATIN_NAME = /^(?:[A-Z][\w&.'’-]*)(?: (?:(?:of|and|&|the) )?[A-Z][\w&.'’-]*){0,4}$/;

/** Names of one ordinary word would be found in any sentence. */
const isLatinName = (name: string): boolean => {
  const words = name.split(' ');
  const [first = ''] = words;
  const isOrdinary = (word: string) => isModifier(word.toLowerCase()) || isEnglishNoun(word);
  return LATIN_NAME.test(name) && !isModifier(first.toLowerCase()) && !words.every(isOrdinary);
};

const nameOf = (given: string): readonly string[] => {
  const bare = withoutLegalForm(given.replace(/[(（].*$/u, '').replace(/^[-•·*\s"“「]+/u, '')).replace(
    /[\s.,、。」"”]+$/u,
    '',
  );
  if (bare.length < MIN_NAME_LENGTH || bare.length > MAX_NAME_LENGTH) return [];
  if (LATIN_NAME.test(bare)) return isLatinName(bare) ? [bare] : [];
  if (!EASTERN_NAME.test(bare)) return [];
  const plain = /[가-힣]$/u.test(bare) ? withoutFinalParticle(bare) : bare;
  return plain.length >= MIN_NAME_LENGTH && isNameLike(plain) ? [plain] : [];
};

const KOREAN_LIST = /^(?:들)?(?:로는|로|은|는|에는|인|으로|:|\s\()\s?(.+)$/u;
const JAPANESE_LIST = /^(?:他社|先|企業|会社)?(?:に|と)?(?:は|である|として|の|：|:)(.+)$/u;
const ENGLISH_LIST =
  /^(?:[^.;:]{0,40}?(?:\bare\b|\bis\b|\binclud\w+|\bsuch as\b|:|,))?\s*((?:[A-Z][\w&.'’-]*)(?:(?:,? and |, |,? or | & | of | )[A-Z][\w&.'’-]*)*)/;
const KOREAN_JOINT =
  /[,·、]|(?<=[가-힣A-Za-z])(?:와|과|및)\s|\s(?:및|그리고)\s|(?:이며|이고|이다|입니다|이 있|가 있|등)/u;

/** Names behind a word for competitors: "주요 경쟁사는 A, B, C이며", "our rivals are A and B". */
const listedIn = (sentence: string): readonly string[] =>
  competitorsIn(sentence).flatMap(({ end }) => {
    const rest = sentence.slice(end);
    const korean = KOREAN_LIST.exec(rest)?.[1]?.split(KOREAN_JOINT) ?? [];
    const japanese = JAPANESE_LIST.exec(rest)?.[1]?.split(/[、,・とや]|及び|など|が|は|を|で/u) ?? [];
    const english = ENGLISH_LIST.exec(rest)?.[1]?.split(/,? and |, |,? or /) ?? [];
    const isKorean = /[가-힣]/u.test(sentence);
    return isKorean ? korean : /[\p{Script=Hiragana}]/u.test(sentence) ? japanese : english;
  });

const SUBJECTS = [
  /^[-•·*\s]*([가-힣A-Za-z\d&]{2,20}?)(?:은|는|이|가)\s/u,
  /^[-•・*\s]*(?:株式会社|㈱)?([\p{Script=Han}\p{Script=Katakana}ーA-Za-z\d&・]{2,20})(?:株式会社|㈱)?は/u,
  /^[-•*\s]*((?:[A-Z][\w&.'’-]*)(?: [A-Z][\w&.'’-]*){0,3}) (?=[a-z])/,
];
const SHARE =
  /([가-힣\p{Script=Katakana}\p{Script=Han}ーA-Za-z&]{2,20})(?:이|가|은|는|が|は)?\s?\d+(?:\.\d+)?\s?[%％]/gu;

type Known = { readonly isHouse: (text: string) => boolean };

const agreementsIn = compile(agreementTitles);
const CLAUSE = new RegExp(`(?:^|\\n| > )\\s*(?:${clauseNumbers.clause})`, 'u');
/** A contract speaks of competitors in its clauses, and each of its lines is of its parties. */
export const isOfAgreement = ({ text, context: { document, section = '' } }: Chunk): boolean =>
  agreementsIn(`${document.replaceAll(/[_-]+/g, ' ')} ${section.split(' > ')[0]}`).length > 0 ||
  CLAUSE.test(section) ||
  CLAUSE.test(text);

const innermost = ({ context }: Chunk): string => context.section?.split(' > ').at(-1) ?? '';

/** The labels beside the company in a row or column of a comparison. */
const besideHouse = ({ kind, text }: Chunk, { isHouse }: Known): readonly string[] => {
  if (kind !== 'table') return [];
  const lines = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
  const labels = [lines.map(([first = '']) => first), ...lines.slice(0, 1)];
  return labels.filter((all) => all.some((one) => one.length <= MAX_NAME_LENGTH && isHouse(one))).flat();
};

const ofChunk = (chunk: Chunk, known: Known): readonly string[] => {
  const { kind, text, context } = chunk;
  const isOfCompetitors = competitorsIn(`${context.document.replaceAll('_', ' ')} ${context.section ?? ''}`).length > 0;
  if (kind === 'table') return isOfCompetitors ? besideHouse(chunk, known) : [];
  const sentences = splitSentences(text).map((one) => one.text);
  const isOwnSection = competitorsIn(innermost(chunk)).length > 0;
  const subjects = isOwnSection
    ? sentences.flatMap((one) => SUBJECTS.flatMap((form) => form.exec(one)?.[1] ?? []))
    : [];
  const shares = sentences
    .map((one) => [...one.matchAll(SHARE)].map(([, name = '']) => name))
    .filter((names) => names.length > 1 && names.some(known.isHouse));
  return [...sentences.flatMap(listedIn), ...subjects, ...shares.flat()];
};

/** `house`: names of the company, which is none of its own competitors. */
export const namedCompetitors = (chunks: readonly Chunk[], house: readonly string[]): readonly string[] => {
  const isHouse = (text: string): boolean => house.some((name) => isNamedIn(name, text));
  const names = chunks
    .filter((chunk) => !isOfAgreement(chunk))
    .flatMap((chunk) => ofChunk(chunk, { isHouse }))
    .flatMap(nameOf);
  return [...new Set(names)].filter((name) => !isHouse(name));
};
