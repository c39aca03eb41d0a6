// Decides whether each row of a list is a question or a document request: by its words, its column's head and the other
// rows.
import kinds from '../words/kinds.json' with { type: 'json' };
import type { Signs } from './column-signs.ts';
import { isDocumentHead, isQuestionHead, wordSigns } from './kind.ts';
import { isEntry } from './numbering.ts';

export type Kind = 'question' | 'request';

/** Signs that matter more for a phrase without a verb. */
const WITH_BARE =
  'documentHead questionHead othersAsk othersNamed document joined states explained says measured period split long'.split(
    ' ',
  );

const isNamed = ({ document = 0, joined = 0, wants = 0 }: Signs): number => Math.max(document, joined, wants);

/** Of several numbered entries in one cell, the first stands for all. */
const firstEntry = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => isEntry(line.trim())) ? (lines[0] ?? text) : text;
};

export const kindSigns = (texts: readonly string[], head: string): Signs[] => {
  const own: Signs[] = texts.map((text) => wordSigns(firstEntry(text)));
  const asking = own.reduce((sum, { bare = 0 }) => sum + 1 - bare, 0);
  const named = own.reduce((sum, signs) => sum + isNamed(signs), 0);
  const others = Math.max(1, texts.length - 1);
  return own.map((words) => {
    const { bare = 0, joined = 0, states = 0 } = words;
    const signs: Signs = {
      ...words,
      'joined&states': joined * states,
      documentHead: Number(isDocumentHead(head)),
      questionHead: Number(isQuestionHead(head)),
      othersAsk: (asking - 1 + bare) / others,
      othersNamed: (named - isNamed(words)) / others,
    };
    return { ...signs, ...Object.fromEntries(WITH_BARE.map((sign) => [`bare&${sign}`, bare * (signs[sign] ?? 0)])) };
  });
};

/** The share of statements that makes a list of warranties or controls. Set by hand, not tuned on a set. */
const STATED = 0.6;
const STOPPED = /\.$/u;
/** "All mills hold a permit." among other statements is one too, though it names a document. */
const isStated = (text: string, { bare = 0, tells = 0 }: Signs, share: number): boolean =>
  share >= STATED && bare === 1 && tells === 0 && STOPPED.test(text.trim());

const weights: Readonly<Record<string, number>> = kinds.weights;

export const kindsOf = (texts: readonly string[], head: string): Kind[] => {
  const all = kindSigns(texts, head);
  const share = all.filter(({ says = 0, bare = 0 }) => says === 1 && bare === 1).length / Math.max(1, all.length);
  return all.map((signs, n) => {
    if (isStated(texts[n] ?? '', signs, share)) return 'question';
    const sum = Object.entries(signs).reduce((all, [sign, value]) => all + value * (weights[sign] ?? 0), kinds.bias);
    return sum > 0 ? 'request' : 'question';
  });
};
