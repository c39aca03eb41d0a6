// Finds a ratio asked for as a multiple: "how many times EBITDA is net debt", 순차입금은 EBITDA의 3.2배.

import { escaped } from '#shared/language/escaped.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import multiples from '#shared/language/lexicon/multiples.json' with { type: 'json' };
import { blank } from '../../words/blank.ts';
import { RATIOS } from './known-ratios.ts';
import type { Ratio } from './ratio.ts';

type Named = { readonly ratio: Ratio; readonly parts: readonly [RegExp, RegExp]; readonly length: number };

const finderOf = (name: string): RegExp =>
  new RegExp(/^[\x20-\x7e]+$/u.test(name) ? `(?<![a-z])${escaped(name)}(?![a-z])` : escaped(name), 'iu');

/** Names that contain both figures; net debt is matched before debt. */
const NAMED: readonly Named[] = RATIOS.filter(({ unit }) => unit === 'times')
  .flatMap((ratio) =>
    Object.values(ratio.names)
      .flat()
      .flatMap((name): Named[] => {
        const [of, over, ...more] = name.split('/');
        if (of === undefined || over === undefined || more.length > 0) return [];
        return [{ ratio, parts: [finderOf(of), finderOf(over)], length: name.length }];
      }),
  )
  .sort((a, b) => b.length - a.length);

const asksIn = compile(multiples);

const namedIn = (text: string): Named | undefined => NAMED.find(({ parts }) => parts.every((part) => part.test(text)));

/** Whether a text names both figures of the ratio. */
export const namesBoth = ({ id }: Ratio, text: string): boolean => namedIn(text.normalize('NFKC'))?.ratio.id === id;

export const multipleIn = (question: string): Ratio | undefined => {
  const plain = question.normalize('NFKC');
  return asksIn(plain).length > 0 ? namedIn(plain)?.ratio : undefined;
};

/** Removes both figures and the words that ask for a multiple. */
export const withoutMultiple = (question: string): string => {
  const plain = question.normalize('NFKC');
  const places = (namedIn(plain)?.parts ?? []).flatMap((part) => {
    const found = part.exec(plain);
    return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
  });
  return blank(plain, [...places, ...asksIn(plain)]);
};
