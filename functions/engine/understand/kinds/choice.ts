// Parses questions that name their options: "by seat or by usage?", 자체 개발과 외부 구매 중 어느 것, AとBのどちら.
import choices from '#shared/language/lexicon/choices.json' with { type: 'json' };
import comparatives from '#shared/language/lexicon/comparatives.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { terms } from '../../terms.ts';
import { alternativesIn } from '../words/alternatives.ts';
import { contentWords } from '../words/content-words.ts';
import { countWordsIn } from './answer-type.ts';
import { asksYesNo } from './yes-no.ts';

const { ko, en, ja } = choices;
const moreIn = compile(comparatives.high);
const lessIn = compile(comparatives.low);
const any = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** Most characters and words of an option. Set by hand, not tuned on a set. */
const MAX_LETTERS = 30;
const MAX_WORDS = 4;
const MAX_QUESTION_LENGTH = 300;

const FORMS = [
  new RegExp(
    String.raw`(?<one>[^,?]{1,${MAX_LETTERS}}?)${any(ko.joins)}\s+(?<other>[^,?]{1,${MAX_LETTERS}}?)\s?${any(ko.among)}(?:에서|에)?\s*(?:\S+\s+){0,4}?${any(ko.asks)}`,
    'u',
  ),
  new RegExp(String.raw`(?<one>[^,?]{1,${MAX_LETTERS}}),?\s+${any(ko.else)}\s+(?<other>[^,?]{1,${MAX_LETTERS}})`, 'u'),
  new RegExp(
    `(?<one>[^、。?はがを]{1,${MAX_LETTERS}}?)${any(ja.joins)}(?<other>[^、。?]{1,${MAX_LETTERS}}?)(?:のうち|では|とで|の|は|、)[^?]{0,${MAX_LETTERS}}?${any(ja.asks)}`,
    'u',
  ),
  new RegExp(
    `(?<one>(?!${any(ja.open)})[^、。?はがを]{1,${MAX_LETTERS}}?)${any(ja.ends)}?か、?(?<other>[^、。?はがを]{1,${MAX_LETTERS}}?)${any(ja.ends)}?か?[?]?\\s*$`,
    'u',
  ),
  new RegExp(`(?<one>[^、。?]{1,${MAX_LETTERS}})、?${any(ja.else)}(?<other>[^、。?]{1,${MAX_LETTERS}})`, 'u'),
];
const ENGLISH = new RegExp(
  String.raw`(?<one>(?:[\w'’-]+\s+){1,${MAX_WORDS}})${any(en.joins)}\s+(?<other>[\w'’-]+(?:\s+[\w'’-]+){0,${MAX_WORDS - 1}})\s*\?\s*$`,
  'iu',
);

/** Without a question mark the first word shows that it is a question. */
const ENGLISH_UNMARKED = new RegExp(
  String.raw`^${any(en.begins)}\b[^?]*?${ENGLISH.source.replace(String.raw`\?`, '')}`,
  'iu',
);
/** A yes/no question that compares two sides: "Is A larger than B?", A가 B보다 큰가요, AはBより大きいですか. */
const COMPARED = [
  new RegExp(
    String.raw`(?<one>[^,?]{1,${MAX_LETTERS}}?)(?:이|가|은|는)\s+(?<other>[^,?]{1,${MAX_LETTERS}}?)${ko.than}\s`,
    'u',
  ),
  new RegExp(`(?<one>[^、。?]{1,${MAX_LETTERS}}?)[はが](?<other>[^、。?]{1,${MAX_LETTERS}}?)${ja.than}`, 'u'),
  new RegExp(
    String.raw`^(?:is|are|was|were)\s+(?<one>[^,?]{1,60}?)\s+\p{L}+\s+${en.than}\s+(?<other>[^,?]{1,60}?)(?:\s+in\s+\d{4})?\s*\?`,
    'iu',
  ),
];

/** Drops what a topic particle ends: it is the subject of the choice, not an option (시스템은 자체 개발과 …). */
const sideOf = (text: string): string => text.split(/(?<=\S)(?:은|는|이|가)\s/u).at(-1) ?? text;

/** The last words of `text`, as many as `like` has: "is it billed by seat" gives "by seat". */
const lastWords = (text: string, like: string): string =>
  text.trim().split(/\s+/).slice(-like.trim().split(/\s+/).length).join(' ');

const comparedIn = (plain: string): readonly [string, string] | undefined => {
  if (!asksYesNo(plain) || (moreIn(plain).length === 0 && lessIn(plain).length === 0)) return undefined;
  for (const form of COMPARED) {
    const { one, other } = form.exec(plain)?.groups ?? {};
    if (one && other) return [one, other];
  }
  return undefined;
};

/** Whether the question asks if one option exceeds the other, and not which one does. */
export const comparesSides = (question: string): boolean => comparedIn(question.normalize('NFKC')) !== undefined;

const sidesIn = (plain: string): readonly [string, string] | undefined => {
  const english = (ENGLISH.exec(plain) ?? ENGLISH_UNMARKED.exec(plain))?.groups;
  if (english?.one && english.other) return [lastWords(english.one, english.other), english.other];
  const korean = alternativesIn(plain);
  if (korean) return [lastWords(sideOf(korean[0]), korean[1]), korean[1]];
  for (const form of FORMS) {
    const { one, other } = form.exec(plain)?.groups ?? {};
    if (one && other) return [sideOf(one), other];
  }
  return undefined;
};

const OPEN = new Set([...ko.open, ...en.open, ...ja.open]);
/** A word that moves figures elsewhere is an option beside another one: 변동 beside 고정, "owned" beside "leased". */
const bareWord = (side: string): string[] => {
  const word = side.trim();
  return /\s/u.test(word) || OPEN.has(word.toLowerCase()) ? [] : terms(word).slice(-1);
};

/**
 * The words of each option; an answer contains those of one. "In two or three segments" names numbers, so it gives
 * `undefined`.
 */
export const findChoice = (question: string): readonly (readonly string[])[] | undefined => {
  const plain = question.normalize('NFKC');
  const sides = plain.length > MAX_QUESTION_LENGTH ? undefined : (comparedIn(plain) ?? sidesIn(plain));
  const named = (sides ?? []).map((side) => contentWords(side, []));
  const isAnyNamed = named.some(({ length }) => length > 0);
  const words = named
    .map((own, n) => (own.length === 0 && isAnyNamed ? bareWord(sides?.[n] ?? '') : own))
    .map((own) => own.filter((word) => countWordsIn(word).length === 0 && !OPEN.has(word)));
  return words.length === 2 && words.every(({ length }) => length > 0) ? words : undefined;
};
