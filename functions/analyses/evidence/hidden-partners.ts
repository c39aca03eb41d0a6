// Replaces the names of suppliers in a document for the other side by codes.
import { isBusinessName } from './company-subject.ts';

/** A sentence that says from whom something is bought. */
const ON_SUPPLY = /공급|매입|구매|납품|조달|仕入|調達|購入先|供給|納入/u;
const WORD = /[가-힣]{3,}|[\p{Script=Han}\p{Script=Katakana}ー]{3,}/gu;
const PARTICLE = /(?:은|는|이|가|을|를|의|과|와|에|로부터|에서|으로부터)$/u;

/** `shown`: names that a table shows anyway. */
export const hiddenPartners = (
  partnerOf: (n: number) => string,
  shown: readonly string[],
): ((text: string) => string) => {
  const numbers = new Map<string, number>();
  const code = (name: string): string => {
    const n = numbers.get(name) ?? numbers.size;
    numbers.set(name, n);
    return partnerOf(n);
  };
  return (text) =>
    ON_SUPPLY.test(text)
      ? text.replace(WORD, (word) => {
          const name = isBusinessName(word) ? word : word.replace(PARTICLE, '');
          return isBusinessName(name) && !shown.includes(name) ? code(name) + word.slice(name.length) : word;
        })
      : text;
};
