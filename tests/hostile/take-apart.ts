// Unpacks a document, so that its parts can be broken, too.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { mutateBytes } from './mutate-bytes.ts';
import { mutateText } from './mutate-text.ts';
import type { Chance } from './random.ts';

export const asBytes = (whole: Uint8Array) => (chance: Chance) => mutateBytes(whole, chance);
export const asText =
  (whole: string, encode: (text: string) => Uint8Array = strToU8) =>
  (chance: Chance) =>
    chance.int(4) === 0 ? mutateBytes(encode(whole), chance) : encode(mutateText(whole, chance));

/** Breaks the zip itself in one of four cases, otherwise a part or its name. */
export const asZip = (whole: Uint8Array) => {
  const parts = unzipSync(whole);
  const names = Object.keys(parts);
  return (chance: Chance): Uint8Array => {
    if (chance.int(4) === 0) return mutateBytes(whole, chance);
    const name = chance.pick(names);
    const content = parts[name]!;
    const changed =
      chance.int(3) === 0 ? mutateBytes(content, chance) : strToU8(mutateText(strFromU8(content), chance));
    const rest = Object.fromEntries(Object.entries(parts).filter(([other]) => other !== name));
    if (chance.int(12) === 0) return zipSync(rest);
    const called = chance.int(12) === 0 ? chance.pick([`../../${name}`, name.toUpperCase(), `\u202e${name}`]) : name;
    return zipSync({ ...rest, [called]: changed }, { level: 1 });
  };
};
