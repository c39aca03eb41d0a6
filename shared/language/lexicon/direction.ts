// Finds words for the direction of a change: up or down.
import fall from './fall.json' with { type: 'json' };
import { compile, type Place } from './lexicon.ts';
import rise from './rise.json' with { type: 'json' };

export type Direction = 'rise' | 'fall';
export type Moved = Place & { readonly way: Direction };

const WORDS = { rise: compile(rise), fall: compile(fall) };

/** The words in reading order. */
export const movesIn = (text: string): Moved[] =>
  (['rise', 'fall'] as const)
    .flatMap((way) => WORDS[way](text).map((place) => ({ ...place, way })))
    .sort((a, b) => a.start - b.start);
