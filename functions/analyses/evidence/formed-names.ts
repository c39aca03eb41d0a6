// Lists the company names that a text writes with their legal form.
import { LEGAL_FORM } from '../../engine/understand/names/find-entities.ts';
import { isNameLike } from '../../engine/understand/names/name-words.ts';

const LATIN_BEFORE = /((?:\p{Lu}[\w&'’.-]*\s){0,3}\p{Lu}[\w&'’.-]*),?\s?$/u;
const EASTERN_BEFORE = /([\p{L}\d&ー]{2,24})\s?$/u;
const EASTERN_AFTER = /^\s?([\p{L}\d&ー]{2,24})/u;
/** `지배하는 주식회사`: a verb before the form belongs to the sentence. */
const ADNOMINAL = /(?:하는|되는|있는|없는|던|였던|에게|에서|으로)$/u;
const PARTICLE = /(?<=\p{L}{2})(?:은|는|이|가|을|를|의|와|과|に|は|が|を|と|の)$/u;

const wordsAround = (text: string, from: number, to: number, isLatin: boolean): readonly (string | undefined)[] => {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (isLatin) return [LATIN_BEFORE.exec(before)?.[1]];
  return [EASTERN_BEFORE.exec(before)?.[1], EASTERN_AFTER.exec(after)?.[1]?.replace(PARTICLE, '')];
};

export const isVerbBeforeForm = (name: string): boolean => ADNOMINAL.test(name);

export const formedNames = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(LEGAL_FORM)].flatMap(({ 0: form, index }) =>
      wordsAround(text, index, index + form.length, /[a-z]/i.test(form)).flatMap((name) =>
        name === undefined || isVerbBeforeForm(name) || !isNameLike(name) ? [] : [name.trim()],
      ),
    ),
  ),
];
