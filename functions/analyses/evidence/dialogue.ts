// Attributes the sentences of a transcript to speakers: the words of interviewers and moderators are not evidence.
import documentLabels from '#shared/language/lexicon/document-labels.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import moderators from '#shared/language/lexicon/moderators.json' with { type: 'json' };
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';

type Turn = { readonly who: string; readonly words: string; readonly start: number };

/** A line that begins with a name of a few words and a colon. */
const TURN = /^(\p{L}[\p{L}.'’ -]{0,30})(?:\s?[(（][^)）\n]{1,40}[)）])?\s?[:：]\s?/gmu;
/** `相沢 売上は…`: in Korean and Japanese, a space may stand for the colon, where most lines of a text begin so. */
const SPACED =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー・]{1,10})(?:\s?[(（][^)）\n]{1,20}[)）])?[ \u3000](?=\S)/gmu;
/** A question mark, or the ending of a question in Korean or Japanese: か, 까, an open topic, a request. */
const ASKS =
  /[?？]|(?:か|は|よね|でしょう|ください|下さい|お願いします)[。.]?$|(?:까|나요|은요|는요|주십시오|주세요|시죠|여쭙겠습니다|던데요)[.]?$/u;
export const isQuestion = (text: string): boolean => ASKS.test(text);
/** A speaker is an interviewer if at least this share of their turns are questions. Set by hand. */
const SHARE = 1 / 3;
const FEWEST_TURNS = 4;

const KNOWN = new Map<string, readonly Turn[]>();
const MAX_KNOWN = 400;
const turnsIn = (text: string): readonly Turn[] => {
  const known = KNOWN.get(text);
  if (known) return known;
  const turns = readTurns(text);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(text, turns);
  return turns;
};

/** The lines of speakers: at least two, of which each speaks again, with most of the lines. */
const spacedHeads = (text: string): RegExpExecArray[] => {
  const heads = [...text.matchAll(SPACED)];
  const speakers = Map.groupBy(heads, ([, who]) => who);
  const repeated = heads.filter(([, who]) => (speakers.get(who)?.length ?? 0) > 1);
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const isTalk = new Set(repeated.map(([, who]) => who)).size > 1 && repeated.length * 2 >= lines;
  return isTalk && repeated.length >= FEWEST_TURNS ? heads : [];
};

const labelsIn = compile(documentLabels);
/** `From: G. Otley`: the head of a memo names no speaker. */
const isOfHead = (who: string): boolean => labelsIn(who).some(({ start, end }) => end - start === who.trim().length);

const readTurns = (text: string): Turn[] => {
  const labelled = [...text.matchAll(TURN)].filter(([, who = '']) => !isOfHead(who));
  const spaced = labelled.length < FEWEST_TURNS ? spacedHeads(text) : [];
  const heads = spaced.length > 0 ? spaced : labelled;
  return heads.map((head, i) => {
    const from = head.index + head[0].length;
    const words = text.slice(from, heads[i + 1]?.index ?? text.length).trim();
    return { who: head[1] ?? '', words, start: head.index };
  });
};

const leads = compile(moderators);
const isLeading = (who: string): boolean => leads(who).some(({ start, end }) => end - start === who.length);

const asksMostly = (own: readonly Turn[]): boolean =>
  own.filter(({ words }) => ASKS.test(words)).length >= own.length * SHARE;

/** By file, the speakers who ask or moderate. */
const askersIn = (passages: readonly Passage[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const byFile = Map.groupBy(passages, ({ chunk }) => chunk.fileId);
  return new Map(
    [...byFile].map(([fileId, own]) => {
      const turns = own.flatMap(({ chunk }) => turnsIn(chunk.text));
      const speakers = Map.groupBy(turns, ({ who }) => who);
      const isTalk = turns.length >= FEWEST_TURNS && turns.some(({ words }) => ASKS.test(words));
      const asking = [...speakers].flatMap(([who, words]) => (isLeading(who) || asksMostly(words) ? [who] : []));
      return [fileId, new Set(isTalk ? asking : [])];
    }),
  );
};

/** `passages`: the passages that the sentences are from. */
export const isOfInterviewer = (passages: readonly Passage[]): ((one: Quotable) => boolean) => {
  const askers = askersIn(passages);
  return (one) => {
    const own = askers.get(one.passage.chunk.fileId);
    return own?.has(turnsTo(one).at(-1)?.who ?? '') ?? false;
  };
};

/** True for a conversation with questions and answers. */
export const isTalk = ({ chunk }: Passage): boolean => {
  const turns = turnsIn(chunk.text);
  return turns.length >= FEWEST_TURNS && turns.some(({ words }) => ASKS.test(words));
};

type InTalk = Pick<Quotable, 'passage' | 'start'>;
const turnsTo = ({ passage, start }: InTalk): readonly Turn[] =>
  turnsIn(passage.chunk.text).filter((turn) => turn.start <= start);

/** By file, whether its sentences are spoken; a page of a conversation may have few turns. */
export const isRemarkIn = (passages: readonly Passage[]): ((one: Quotable) => boolean) => {
  const talks = new Set(passages.filter(isTalk).map(({ chunk }) => chunk.fileId));
  return (one) => talks.has(one.passage.chunk.fileId) && turnOf(one) > 0;
};

/** The number of the turn that contains the sentence; 0 before the first turn and in texts without speakers. */
export const turnOf = (one: InTalk): number => turnsTo(one).length;

/** The question that the sentence answers: the turn of another speaker before it. */
export const questionBefore = (one: InTalk): string | undefined => {
  const turns = turnsTo(one);
  const own = turns.at(-1);
  const before = turns.findLast(({ who }) => who !== own?.who);
  return before && ASKS.test(before.words) ? before.words : undefined;
};

/** True for the first sentence of an answer. */
export const opensAnswer = (one: InTalk): boolean =>
  turnsTo(one).at(-1)?.start === one.start && questionBefore(one) !== undefined;
