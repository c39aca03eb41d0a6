// Finds the phrases of a plain question, word by word.
import { compile, type Lexicon, type Place } from '#shared/language/lexicon/lexicon.ts';

export type Asks = Pick<Lexicon, 'ko' | 'en' | 'ja'>;

type Find = (text: string) => readonly Place[];
const NOTHING = { ko: [], en: [], ja: [], not: [] } as const;
const GAP = '…';

/** Finds the parts of a phrase in their order, and not what is between them: "how many people…leave". */
const partsOf = (id: string, source: string, phrase: string): Find => {
  const finders = phrase.split(GAP).map((part) => compile({ ...NOTHING, id, source, en: [part.trim()] }));
  return (text) => {
    const places: Place[] = [];
    for (const find of finders) {
      const from = places.at(-1)?.end ?? 0;
      const place = find(text).find(({ start }) => start >= from);
      if (!place) return [];
      places.push(place);
    }
    return places;
  };
};

/** 사장 in 이사장 and 負債 in 有利子負債 are parts of other words. */
export const beginsWord =
  (text: string) =>
  ({ start }: Place): boolean =>
    !/\p{Script=Hangul}\p{Script=Hangul}|[\p{Script=Han}\p{Script=Katakana}\u30fc][\p{Script=Han}\p{Script=Katakana}\u30fc]/u.test(
      text.slice(Math.max(0, start - 1), start + 1),
    );

/** Finds where a question uses such words. */
export const asksFor = (id: string, source: string, { ko, en, ja }: Asks): Find => {
  const whole = (words: readonly string[]): readonly string[] => words.filter((word) => !word.includes(GAP));
  const find = compile({ ...NOTHING, id, source, ko: whole(ko), en: whole(en), ja: whole(ja) });
  const ofParts = [...ko, ...en, ...ja].filter((word) => word.includes(GAP)).map((word) => partsOf(id, source, word));
  return (text) => [...find(text), ...ofParts.flatMap((one) => one(text))].filter(beginsWord(text));
};
