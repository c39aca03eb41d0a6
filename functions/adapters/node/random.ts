// Generates unguessable random text for ids and codes.
import { randomBytes } from 'node:crypto';
import type { Random } from '../../ports/clock.ts';

/** Without i, l, o, 0 and 1. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Draws five bits at a time and redraws the one value without a letter, so that every letter is equally likely. */
const randomText = (count: number): string =>
  Array.from(randomBytes(count), (byte) => ALPHABET[byte & 31] ?? '').join('');

export const secureRandom: Random = {
  text: (length) => {
    let text = '';
    while (text.length < length) text += randomText(length - text.length);
    return text;
  },
};
