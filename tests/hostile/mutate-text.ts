// Breaks text and markup where a parser would notice: tags, quotes, numbers, entities, depth.
import type { Chance } from './random.ts';

type Mutation = (text: string, chance: Chance) => string;

const STRANGE = [
  '\u0000',
  '\u202e',
  '\ud800',
  '\ufeff',
  '"',
  "'",
  '<',
  '>',
  '&',
  '&a;',
  '&#0;',
  '&#x110000;',
  '&#xffffffffff;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?',
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
  '\\u-2147483648 ',
  '\\bin99999999 ',
  '{{{{',
  '}}}}',
  '[[[[',
  '\t',
  '\r',
  '\n\n\n',
  '1e999',
  '-99999999999999999999',
  '__proto__',
  'constructor',
  '%PDF-',
  '\u3042'.repeat(500),
];
const NUMBERS = ['0', '-1', '1', '2147483647', '4294967296', '99999999999999999999', '1e308', 'NaN', ''];

const place: Mutation = (text, chance) => {
  const at = chance.int(text.length);
  return text.slice(0, at) + chance.pick(STRANGE) + text.slice(at);
};

const renumber: Mutation = (text, chance) => {
  const found = [...text.matchAll(/\d+/g)];
  if (found.length === 0) return text;
  const { index, 0: digits } = chance.pick(found);
  return text.slice(0, index) + chance.pick(NUMBERS) + text.slice(index + digits.length);
};

const dropTag: Mutation = (text, chance) => {
  const tags = [...text.matchAll(/<[^<>]{1,300}>/g)];
  if (tags.length === 0) return text;
  const { index, 0: tag } = chance.pick(tags);
  return text.slice(0, index) + text.slice(index + tag.length);
};

const manyTags: Mutation = (text, chance) => {
  const tags = [...text.matchAll(/<[a-z][^<>]{0,300}>/gi)];
  if (tags.length === 0) return text;
  const { index, 0: tag } = chance.pick(tags);
  return text.slice(0, index) + tag.repeat(chance.pick([2, 50, 3_000, 20_000])) + text.slice(index);
};

const many: Mutation = (text, chance) => {
  const at = chance.int(text.length);
  const piece = text.slice(at, at + 1 + chance.int(40));
  return text.slice(0, at) + piece.repeat(chance.pick([2, 100, 5_000])) + text.slice(at);
};

const cut: Mutation = (text, chance) => {
  const at = chance.int(text.length);
  return text.slice(0, at) + text.slice(at + chance.int(text.length - at));
};

const MUTATIONS = [place, place, renumber, renumber, dropTag, manyTags, many, cut] as const;

export const mutateText = (text: string, chance: Chance): string => {
  let broken = text;
  for (let n = 1 + chance.int(4); n > 0 && broken !== ''; n -= 1) broken = chance.pick(MUTATIONS)(broken, chance);
  return broken;
};
