// What makes a DCF doubtful: drivers that no statement prints.
import type { Given } from '#shared/finance/given.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { percentIn } from '../evidence/amounts.ts';
import { known, metricLabel } from '../evidence/known-figure.ts';
import { unprintedCapital } from './dcf-history.ts';
import { baseRefs, type Concluding, words } from './dcf-words.ts';
import { wordsIn } from './model-tables.ts';

/** Drivers that follow from other lines because the statements do not print their own. */
export const derivedLine = (one: Concluding): Sentence[] => {
  const { context, given } = one;
  const { language } = context;
  const { figures, year } = given.history;
  const { depreciation, capex, workingCapital } = given.input;
  const usual = context.text('say.usualValue');
  const label = (key: 'depreciationShare' | 'capexShare' | 'workingCapital') =>
    wordsIn(language, { key: `dcf.${key}` });
  const partner = (metric: string, key: 'depreciationShare' | 'capexShare', value: Given | undefined): string[] => {
    const isUsual = value?.origin.kind === 'assumption' && value.origin.note === usual;
    const isPrinted = known(figures, metric, year) !== undefined || value?.origin.kind !== 'assumption';
    return value && !isUsual && !isPrinted ? [`${label(key)} ${percentIn(language, value.value)}`] : [];
  };
  const gaps = workingCapital.in === 'share' ? unprintedCapital(given.history) : [];
  const missing = gaps.map((metric) => metricLabel(language, metric)).join(', ');
  const names = [
    ...partner('depreciation', 'depreciationShare', depreciation.terminal),
    ...partner('capex', 'capexShare', capex.base ?? capex.years.find((value) => value !== null) ?? undefined),
    ...(gaps.length > 0 ? [words(one, 'partOfCapital', { name: label('workingCapital'), missing })] : []),
  ];
  if (names.length === 0) return [];
  return [{ text: words(one, 'derived', { names: names.join(', ') }), refs: [...baseRefs(one)], check: 'verified' }];
};
