// Strips instructions and preambles from a question, since neither is part of what is asked.
import { withoutSpeaker } from './kinds/speakers.ts';

/** Clauses about the answer itself: its unit, its decimals, its language. */
const OF_ANSWER =
  /^(?:please\s+)?(?:answer|respond|round)\b|\b(?:an?|the|your) (?:question|answer|response)\b|^(?:답변은|단위는|소수점|回答は|単位は|小数)/i;
/** Beginnings of requests without a question mark. */
const REQUEST =
  /^(?:please\s+)?(?:and\b|compare|describe|detail|explain|give|how|identify|list|name|outline|provide|show|summari[sz]e|tell|what|when|where|which|who|why)\b/i;
const LATIN = /^[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u;
const DEFINITION =
  /^define\b.{2,80}?\bas\b|\b(?:is|are|can be) (?:defined|calculated|computed) as\b|(?:으로|로) 정의|(?:と|として)定義/i;
const COLON = /^(?:[^:：?？]{20,}?)[:：]\s*(?=(?:what|how|which|who|when|does|did|is|are|was|were|has|have)\b)/i;

const clauses = (question: string): string[] =>
  question
    .split(/(?<=[?？。])\s*|(?<=[.!])\s+(?=[A-Z가-힣])/u)
    .map((clause) => clause.replace(COLON, '').trim())
    .filter((clause) => clause !== '');

/** A definition inside the question: "what is the ROA, defined as net income / average total assets?" */
const DEFINED_INSIDE =
  /[,(]\s*(?:which is |where .{1,40} is )?((?:defined|computed|calculated|measured) (?:as|by)|using(?=[^,?]*(?:\bover\b|\bdivided by\b|[/÷])))\s+([^?]+?)\)?\s*(?=\?|$)/iu;
const definedInside = (clause: string): readonly [string, string] => {
  const found = DEFINED_INSIDE.exec(clause);
  return found && LATIN.test(clause)
    ? [`${clause.slice(0, found.index).trim()}?`, `It is defined as ${found[2]}.`]
    : [clause, ''];
};

/** What the answer is to rest on is the year alone: "based on FY2022 data". */
const BASED_ON =
  /\bbased on (?:its |the |their )?((?:(?:fiscal(?: year)?|FY) ?)?(?:19|20)\d\d) (?:data|figures|numbers|financials|results)\b/giu;

export type StrippedQuestion = {
  /** The clauses that ask something. */
  readonly question: string;
  /** Clauses such as "X is defined as …", which name figures and ask nothing. */
  readonly definitions: string;
};

const isQuestion = (clause: string): boolean => /[?？]$/.test(clause);

/** Whether a clause behind an English question is an instruction for the answer and not a question. */
const followsAsInstruction = (clause: string, at: number, all: readonly string[]): boolean =>
  all.slice(0, at).some(isQuestion) && !isQuestion(clause) && LATIN.test(clause) && !REQUEST.test(clause);

/** Above this length, clauses that ask nothing are dropped as a preamble. Set by hand. */
const MAX_LENGTH = 600;
const ASKS = /(?:줘|주세요|시오|바랍니다|ください|下さい)[.。]?$/u;
/** Words that refer to an earlier clause: "it". */
const REFERS_BACK = /\b(?:it|its|they|their|this|that|these|those)\b|이들|이것|그것|これら|それ/iu;
const withoutPreamble = (all: readonly string[]): readonly string[] => {
  const asking = all.filter((clause) => isQuestion(clause) || REQUEST.test(clause) || ASKS.test(clause));
  const isLong = all.join(' ').length > MAX_LENGTH;
  return isLong && asking.some(isQuestion) && !asking.some((one) => REFERS_BACK.test(one)) ? asking : all;
};

/** Splits a question into what is asked and definitions. One clause, or instructions only, is left unchanged. */
export const stripInstructions = (query: string): StrippedQuestion => {
  const all = withoutPreamble(clauses(query));
  const definitions = all.filter((clause) => DEFINITION.test(clause));
  const questions = all.filter(
    (clause, at) =>
      isQuestion(clause) ||
      (!DEFINITION.test(clause) && !OF_ANSWER.test(clause) && !followsAsInstruction(clause, at, all)),
  );
  const defined = (questions.length > 0 ? questions : [query]).map(definedInside);
  const question = defined.map(([one]) => one.replace(BASED_ON, 'in $1')).join(' ');
  const inside = defined.flatMap(([, definition]) => (definition === '' ? [] : [definition]));
  return { question: withoutSpeaker(question), definitions: [...definitions, ...inside].join(' ') };
};
