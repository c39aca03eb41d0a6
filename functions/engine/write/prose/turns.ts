// Splits interviews, calls and Q&A into turns: which question a line replies to, and which lines only ask.
import { isQuestion } from './furniture.ts';
import { splitSentences } from './split-sentences.ts';

type Turn = { readonly start: number; readonly end: number; readonly text: string; readonly asks: boolean };

/** A speaker: "Harlow:", "PRIYA RAMAN:", 真鶴:, "Q3." */
const SPEAKER = /^(?:\p{L}[\p{L}\d.'’·-]*(?:[ \u3000]\p{L}[\p{L}.'’·-]*){0,3}\s?[:：]|Q\s?\d*\s?[.:：])\s?/u;
/** Spoken questions without a question mark: 理由は何でしょう。 インバウンドの比率は。 */
const ASKED_ALOUD = /(?:[何誰]|どう|なぜ|いつ|どこ|どれ|いくら).{0,12}でしょう[。]?$|[^\s、。]は[。]$/u;

/** A label names who speaks, and not what is spoken of. */
export const withoutSpeaker = (text: string): string => text.replace(SPEAKER, '');

const asks = (text: string): boolean => isQuestion(text) || ASKED_ALOUD.test(text);

const turnsOf = (text: string): readonly Turn[] => {
  const turns: Turn[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const own = withoutSpeaker(line);
    turns.push({ start, end: start + line.length, text: own, asks: splitSentences(own).some((one) => asks(one.text)) });
    start += line.length + 1;
  }
  return turns;
};

export type Reply = {
  /** The question that the line replies to. */
  readonly question?: string;
  /** Whether the line is in a turn that asks. */
  readonly isAsking: boolean;
};

/** Returns a function from a position in the text to its part in the conversation. */
export const repliesIn = (text: string): ((start: number) => Reply) => {
  const turns = turnsOf(text);
  return (start) => {
    const at = turns.findIndex((one) => start >= one.start && start <= one.end);
    const [before, turn] = [turns[at - 1], turns[at]];
    if (turn?.asks === true || before?.asks !== true) return { isAsking: turn?.asks === true };
    return { question: before.text, isAsking: false };
  };
};
