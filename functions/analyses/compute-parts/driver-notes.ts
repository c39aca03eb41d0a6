// Says where the value of a driver comes from, and which lines the statements do not print.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { SectionContext } from '../builder.ts';
import { metricLabel } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { type History, isTaxImplied, unprintedCapital } from './dcf-history.ts';

type Noted = { readonly context: SectionContext; readonly history: History };

export const originText = (
  { language }: SectionContext,
  key: TextIn<'finance.origin'>,
  params: Readonly<Record<string, string | number>> = {},
): string => translate(language, `finance.origin.${key}`, params);

/** The year as the documents name it. */
export const yearInWords = ({ language }: SectionContext, { figures }: History, year: string): string =>
  sayYear(language, year, figures);

/** How a ratio was computed if the statements do not print all of its lines. */
export const wayOf = (name: string, { context: { language }, history }: Noted): string => {
  if (name === 'taxRate' && isTaxImplied(history)) return 'taxImplied';
  const gaps = name === 'workingCapitalShare' ? unprintedCapital(history) : [];
  return gaps.length > 0 ? new Intl.ListFormat(language).format(gaps.map((one) => metricLabel(language, one))) : '';
};

export const statementsNote = (desk: Noted, name: string): string => {
  const { context, history } = desk;
  const way = wayOf(name, desk);
  if (way === 'taxImplied')
    return originText(context, 'taxImplied', { year: yearInWords(context, history, history.year) });
  if (way)
    return originText(context, 'capitalWithout', { year: yearInWords(context, history, history.year), names: way });
  return originText(context, 'fromStatements', { year: yearInWords(context, history, history.year) });
};
