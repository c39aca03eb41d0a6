// Finds the position that a question asks for, and the person whom a line names beside its title.

import { escaped } from '#shared/language/escaped.ts';
import { LATIN_FORMS } from '#shared/language/lexicon/legal-forms.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import { negationsIn } from '#shared/language/lexicon/negation.ts';
import lexicon from '#shared/language/lexicon/positions.json' with { type: 'json' };
import { terms } from '../../terms.ts';

export type Position = {
  readonly id: string;
  readonly titlesIn: (text: string) => readonly Place[];
  /** Search terms for its holders, in every language. */
  readonly terms: readonly string[];
};

const POSITIONS: readonly Position[] = lexicon.positions.map((position) => ({
  id: position.id,
  titlesIn: compile(position),
  terms: [...position.ko, ...position.en, ...position.ja].flatMap((title) => terms(title.replace('*', ''))),
}));

/** The position meant by a question for the officers in general. */
export const ANY_POSITION: Position = {
  id: 'any',
  titlesIn: (text) => POSITIONS.flatMap((one) => one.titlesIn(text)),
  terms: POSITIONS.flatMap(({ terms: own }) => own),
};

/** Finds titles of any position; a title is never a person's name. */
export const { titlesIn } = ANY_POSITION;

const ASKS = new Map(
  lexicon.positions.flatMap(({ id, source, asks }) => (asks ? [[id, compile({ id, source, ...asks })] as const] : [])),
);

/** 오대표가, 김이사는: a person called by surname and title is known. 전 and 현 say former and present, 부 and 공 are parts of titles. */
const NOT_SURNAMES: readonly string[] = ['전', '현', '신', '부', '공', '주', '정'];
const CALLED = new RegExp(
  `(?<![가-힣])(?:${lexicon.surnames.ko.filter((one) => !NOT_SURNAMES.includes(one)).join('|')})(?:대표|이사|사장|회장|부장|상무|전무|본부장|팀장)(?:님)?(?:이|가|은|는|도|의|께서)(?=\\s)`,
  'gu',
);

/** The position that a question asks for: the one with the longest title in it. 社長 may mean either of two. */
export const findPosition = (question: string): Position | undefined => {
  const plain = question.normalize('NFKC').replace(CALLED, ' ');
  const length = ({ titlesIn }: Position): number =>
    Math.max(0, ...titlesIn(plain).map(({ start, end }) => end - start));
  const [best] = POSITIONS.filter((one) => length(one) > 0).sort((a, b) => length(b) - length(a));
  const meant = POSITIONS.find(({ id }) => id !== best?.id && (ASKS.get(id)?.(plain) ?? []).length > 0);
  if (!best && !meant) return undefined;
  // A person asked for as 대표 may have that title in the text too.
  const titleWordsIn = (meant ?? best) && ASKS.get((meant ?? best)?.id ?? '');
  const named = [best, meant].filter((one) => one !== undefined);
  return {
    id: named[0]?.id ?? '',
    titlesIn: (text) => [...named.flatMap((one) => one.titlesIn(text)), ...(titleWordsIn?.(text) ?? [])],
    terms: named.flatMap((one) => one.terms),
  };
};

const TITLE = POSITIONS.flatMap((_, at) => {
  const { ko, ja } = lexicon.positions[at] ?? { ko: [], ja: [] };
  return [...ko, ...ja].map(escaped);
}).join('|');
const NOT_NAMES = new Set(lexicon.notNames);
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : word)).join('|'), 'iu');
const FORMER = anyOf(lexicon.former);
const COMING = anyOf(lexicon.coming);
const SUCCEEDING = anyOf(lexicon.succeeding);
/** "Who is the next finance director": the title beside a name tells who is it now. */
export const isOfHolderNow = (question: string, text: string): boolean =>
  COMING.test(question) && !COMING.test(text) && !SUCCEEDING.test(text);

const SURNAME = `(?:${lexicon.surnames.ko.join('|')})`;
const KOREAN = `${SURNAME}[가-힣]{2}`;
const COPULA = `(?:${lexicon.copulas.ko.join('|')})`;
const KOREAN_END = `(?=[\\s,.)(/·]|${COPULA}|$)`;
/** The start of the term before the name: 2024년 4월 취임한, 2025年6月に就任した. Set by hand, not tuned on a set. */
const KOREAN_SINCE = '(?:[^,.]{1,24}[한된]\\s+)?';
const JAPANESE_SINCE = '(?:[^、。]{1,24}た)?';
const SPACED_HAN = '[\\p{Script=Han}々]{1,4}[ \\u3000][\\p{Script=Han}々\\p{Script=Hiragana}\\p{Script=Katakana}]{1,5}';
const LATIN = "(?:[A-Z][\\p{L}'’-]+|[A-Z]\\.?)(?: [A-Z]\\.?)?(?: [A-Z][\\p{L}'’-]+){1,3}";

/** Names behind a title: "대표이사: 한지석", "위원장은 사외이사 윤태경입니다", "Chief Executive Officer: Ann Lee". */
const BEHIND: readonly RegExp[] = [
  new RegExp(`^\\s*[:：]?\\s*(${KOREAN})${KOREAN_END}`, 'u'),
  new RegExp(`^(?:은|는)\\s+${KOREAN_SINCE}(?:(?:${TITLE})\\s*)?(${KOREAN})(?=${COPULA}|씨|님)`, 'u'),
  new RegExp(`^(?:${TITLE})?\\s*[:：は、]?\\s*(${SPACED_HAN})`, 'u'),
  new RegExp(
    `^(?:${TITLE})?\\s*[:：は]\\s*${JAPANESE_SINCE}([\\p{Script=Han}々]{3,5})(?=です|である|[。、\\s)）]|$)`,
    'u',
  ),
  /^の([\p{Script=Han}々]{3,5})(?=が務|氏)/u,
  new RegExp(`^, (${LATIN}),`, 'u'),
  new RegExp(`^(?: of [^,.:;]{1,60})?(?:\\s*[:,–—-]|,? is| was|\\t)?\\s*(?:(?:Mr|Ms|Mrs|Dr)\\. )?(${LATIN})`, 'u'),
];
/** Names before a title: "한지석 대표이사", "Ann Lee (CEO)", "Ann Lee has served as …". */
const BEFORE: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s,:：(])(${KOREAN})\\s*[(\\t]?\\s*$`, 'u'),
  new RegExp(`(${SPACED_HAN})\\s*[(（\\t]?\\s*$`, 'u'),
  // The first cell of a row; 代表者名 is a heading.
  /^([\p{Script=Han}々]{3,5})\s*\t\s*$/u,
  new RegExp(
    `(${LATIN})\\s*(?:[,(–—-]|\\t|,? (?:who )?(?:is|was|has|serves?|served|became|joined)\\b)[^.;:]{0,60}$`,
    'u',
  ),
];
const BESIDE = 90;
/** "Ann Lee stepped down as chief executive and was succeeded by Bo Ray." */
const SUCCEEDED = new RegExp(`\\b(?:succeeded|replaced) by (${LATIN})`, 'u');

/** Names before the title of an appointment: "한서윤을 대표이사로 선임", 東郷美咲が社長に選定, "elected Ann Lee as chair". */
const APPOINTED: readonly RegExp[] = [
  new RegExp(`(${LATIN}) (?:was|has been) (?:re-?)?appointed (?:as )?(?:the )?[\\w ]{0,40}`, 'u'),
  new RegExp(
    `(${KOREAN})(?:을|를|이|가|은|는)\\s(?:신임\\s|새\\s)?(?:${TITLE})(?:로|으로|에)\\s?(?:선임|선출|취임|임명|내정|선정)`,
    'u',
  ),
  new RegExp(
    `([\\p{Script=Han}々]{3,5})[がをは](?:新たに|新)?(?:${TITLE})(?:社長|会長)?に(?:選定|選任|選出|就任|指名|任命)`,
    'u',
  ),
];
const appointedIn = (titles: Position['titlesIn'], clause: string): string | undefined =>
  APPOINTED.map((pattern) => pattern.exec(clause))
    .filter((found) => found !== null && titles(found[0]).length > 0)
    .map((found) => found?.[1])
    .find((name) => name !== undefined && isPerson(name));

/** 代表者名, 取締役会: no person. */
const OF_OFFICE = new RegExp(`[${lexicon.officeEnds}]$`, 'u');
const OF_COMPANY = new RegExp(`(?:^|\\s)(?:${LATIN_FORMS})\\.?$`, 'iu');
const isPerson = (name: string): boolean =>
  !OF_OFFICE.test(name) &&
  !OF_COMPANY.test(name) &&
  !name.split(/[\s\u3000]+/u).some((word) => NOT_NAMES.has(word.toLowerCase()));

/**
 * The denied part of a contrast, whose name holds no position: "The chief executive is not A but B", 대표이사는 A가 아니라 B이며,
 * 社長はAではなくBです.
 */
const DENIED =
  /(?<=[은는])\s[^.,]*?[이가]\s아니라,?(?=\s)|(?<=は)[^。]*?ではなく、?|(?<=\b(?:is|was))\snot\s[^.;]*?\bbut(?=\s)/giu;
/** The end of a clause behind a copula: what follows is about another holder (문정아이며, 전임 대표이사는 …). */
const CLAUSE_END = new RegExp(`(?<=${COPULA}),?\\s|;\\s`, 'u');
/** "Is not the chief executive", 대표이사가 아니다. */
const isDenied = (text: string): boolean => negationsIn(text).length > 0;
const DENIED_BEHIND = /^\s?(?:[이가은는]\s?아니|ではな|ではあり|でな)/u;
/** "The chief executive's brother" is somebody else. */
const OF_HOLDER = /^['’]s?\s/u;

const heldIn = (titles: Position['titlesIn'], clause: string): string | undefined =>
  titles(clause)
    .flatMap(({ start, end }) => {
      const rest = clause.slice(end, end + BESIDE);
      if (DENIED_BEHIND.test(rest) || OF_HOLDER.test(rest)) return [];
      const behind = BEHIND.map((pattern) => pattern.exec(rest)?.[1]);
      const before = BEFORE.map((pattern) => pattern.exec(clause.slice(Math.max(0, start - BESIDE), start)));
      return [...behind, ...before.map((found) => (found && !isDenied(found[0]) ? found[1] : undefined))];
    })
    .find((name) => name !== undefined && isPerson(name));

const HONORIFIC = /^(?:Mr|Ms|Mrs|Miss|Dr|Sir)\.? /u;
/** A name as it identifies a person: "Ann B. Lee" and "A Lee" are one, and a Korean or Japanese name may have a space. */
export const personOf = (name: string): string => {
  const words = name.replace(HONORIFIC, '').split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return /^[A-Z]/u.test(name) && words.length > 1 ? `${first[0]} ${last}` : name.replace(/\s/g, '');
};

/** The person whom a line names as the current holder of a position. */
export const holderIn = ({ titlesIn: titles }: Position, line: string): string | undefined =>
  line
    .normalize('NFKC')
    .replace(DENIED, '')
    .split(CLAUSE_END)
    .map((clause) => {
      const successor = titles(clause).length > 0 ? SUCCEEDED.exec(clause)?.[1] : undefined;
      return successor ?? appointedIn(titles, clause) ?? (FORMER.test(clause) ? undefined : heldIn(titles, clause));
    })
    .find((name) => name !== undefined);
