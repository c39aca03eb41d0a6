// A comparison of figures of different sources as a sentence, with how far the two sides are apart.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { computed } from '../evidence/computed.ts';

/** The company whose side is taken, and the section's context with it. */
export type Side = { readonly context: SectionContext; readonly company: CompanyIds };

export type Reading = { readonly sentence: Sentence; readonly distance: number };

type Worded = {
  readonly text: string;
  /** The computed figure as the sentence prints it. */
  readonly about: string;
  readonly formula: string;
  readonly refs: readonly number[];
  readonly distance: number;
  /** What another paper states instead. */
  readonly otherwise?: string;
};

export const readingOf = ({ text, about, formula, refs, distance, otherwise }: Worded): Reading => {
  const once = [...new Set(refs)];
  const { findings, ...cited } = computed(about, formula, once);
  const other = otherwise ? [{ code: 'papersDiffer' as const, about, instead: otherwise }] : [];
  return {
    sentence: { ...cited, findings: [...(findings ?? []), ...other], text, refs: once, check: 'verified' },
    distance,
  };
};

/** By how much one side is larger, whatever their size: a half and a double are equally far apart. */
export const apart = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : Math.abs(one - other);

export const listIn = (language: string, items: readonly string[]): string =>
  items.join(language === 'ja' ? '、' : ', ');

/** Half of the last digit that is not zero: ¥3.6 trillion may be anything from 3.55 to 3.65. */
export const roomOf = (text: string, value: number): number => {
  const digits = text.replace(/[^\d.]/g, '').replace(/^0+/, '');
  const [whole = '', decimals = ''] = digits.split('.');
  const significant = `${whole}${decimals}`.replace(/0+$/, '').length;
  return significant === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - significant + 1) / 2;
};
