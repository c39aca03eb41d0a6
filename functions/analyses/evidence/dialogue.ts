// Who says a sentence of a transcript: what those say who ask or lead through the talk is no evidence.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import moderators from '#shared/language/lexicon/moderators.json' with { type: 'json' };
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';

type Turn = { readonly who: string; readonly words: string };

/** A line that begins with a name of some words and a colon. */
const TURN = /^(\p{L}[\p{L}.'’ -]{0,30})(?:\s?[(（][^)）\n]{1,40}[)）])?\s?[:：]\s?/gmu;
/** An asking end: a question mark, か, 까, a topic left open, a request to tell. */
const ASKS =
  /[?？]["”」]?$|(?:か|は|ください|下さい|お願いします)[。.]?$|(?:까|나요|은요|는요|주십시오|주세요|시죠|여쭙겠습니다|던데요)[.]?$/u;
/** Who asks in so much of what they say asks. Set by hand. */
const SHARE = 1 / 3;
const FEWEST_TURNS = 4;

const turnsIn = (text: string): Turn[] => {
  const heads = [...text.matchAll(TURN)];
  return heads.map((head, i) => {
    const from = head.index + head[0].length;
    return { who: head[1] ?? '', words: text.slice(from, heads[i + 1]?.index ?? text.length).trim() };
  });
};

const leads = compile(moderators);
const isLeading = (who: string): boolean => leads(who).some(({ start, end }) => end - start === who.length);

const asksMostly = (own: readonly Turn[]): boolean =>
  own.filter(({ words }) => ASKS.test(words)).length >= own.length * SHARE;

/** By file, those of a talk who ask or lead. */
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

/** `passages`: from which all of them are. */
export const isOfInterviewer = (passages: readonly Passage[]): ((one: Quotable) => boolean) => {
  const askers = askersIn(passages);
  return ({ passage, start, end }) => {
    const own = askers.get(passage.chunk.fileId);
    if (!own || own.size === 0) return false;
    // Its own label may stand in it.
    const before = [...passage.chunk.text.slice(0, end).matchAll(TURN)].filter(({ index }) => index <= start);
    return own.has(before.at(-1)?.[1] ?? '');
  };
};
