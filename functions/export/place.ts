// Describes the locator of a passage in words (document, page, slide, sheet and range, or section) and shortens its
// quote.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Locator } from '#shared/model/file.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';

const QUOTE_LENGTH = 300;

export const placeOf = (language: Language, { page, slide, sheet, range, section, line, hidden }: Locator): string => {
  const t = (key: TextIn<'export'>, params: Record<string, string | number>) =>
    translate(language, `export.${key}`, params);
  const places = [
    page === undefined ? '' : t('page', { page }),
    slide === undefined ? '' : t('slide', { slide }),
    sheet === undefined ? '' : range ? t('sheetRange', { sheet, range }) : t('sheet', { sheet }),
  ].filter(Boolean);
  // Headings repeat the document title, so only the last is named, and only without a shorter locator.
  const heading = section?.split(' > ').at(-1) ?? '';
  const others = [heading, line === undefined ? '' : t('line', { line })].filter(Boolean);
  const place = (places.length > 0 ? places : others).join(', ');
  return hidden ? t('withHidden', { place }) : place;
};

export type Place = { readonly text: string; readonly references: readonly Reference[] };

/** 43, 44 and 45 become one run. */
const runsIn = (numbers: readonly number[]): number[][] => {
  const runs: number[][] = [];
  for (const one of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === one - 1) run.push(one);
    else runs.push([one]);
  }
  return runs;
};

/** Lines 43–45, or line 43 alone. */
const linesOf = (language: Language, numbers: readonly number[]): string => {
  const runs = runsIn(numbers);
  const lines = runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
  if (lines === '') return '';
  return /\D/.test(lines)
    ? translate(language, 'export.lines', { lines })
    : translate(language, 'export.line', { line: lines });
};

const CELLS = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/;

/** A2:E2 and A3:E3 become A2:E3; ranges of several rows or of other columns stay as they are. */
const joinedRanges = (ranges: readonly string[]): string => {
  const rows = [...new Set(ranges)].map((range) => {
    const [, from = '', top = '', to = from, bottom = top] = CELLS.exec(range) ?? [];
    return { range, row: top !== '' && top === bottom ? Number(top) : undefined, from, to };
  });
  return [...Map.groupBy(rows, ({ row, from, to, range }) => (row === undefined ? range : `${from}:${to}`)).values()]
    .flatMap((alike) => {
      const [first] = alike;
      if (first?.row === undefined) return first ? [first.range] : [];
      return runsIn(alike.flatMap(({ row }) => row ?? [])).map((run) =>
        [...new Set([`${first.from}${run[0]}`, `${first.to}${run.at(-1)}`])].join(':'),
      );
    })
    .join(', ');
};

/** The cited places of one document, in order; lines under one heading and rows of one sheet are one place. */
export const placesOf = (language: Language, references: readonly Reference[]): Place[] => {
  const byHeading = Map.groupBy(references, ({ locator }) =>
    placeOf(language, { ...locator, line: undefined, range: undefined }),
  );
  return [...byHeading].flatMap(([heading, cited]): Place[] => {
    const { sheet, hidden } = cited[0]?.locator ?? {};
    const range = joinedRanges(cited.flatMap(({ locator }) => (sheet === undefined ? [] : (locator.range ?? []))));
    if (range !== '') return [{ text: placeOf(language, { sheet, range, hidden }), references: cited }];
    const lines = cited.flatMap(({ locator }) => (locator.page === undefined ? (locator.line ?? []) : []));
    const isTitle = heading === cited[0]?.title;
    const text = [isTitle ? '' : heading, linesOf(language, lines)].filter(Boolean).join(', ');
    return text === '' ? [] : [{ text, references: cited }];
  });
};

/** Title and locator; the locator of a web page repeats its title. */
export const sourceOf = (language: Language, { title, locator }: Reference): string =>
  [...new Set([title, placeOf(language, locator)])].filter((part) => part !== '').join(', ');

/** The quote, to follow its source; empty if it must not leave the organization. */
export const quoteBehind = (reference: Reference): string =>
  reference.quote === '' ? '' : `: “${quoteOf(reference)}”`;

export const quoteOf = ({ quote }: Reference): string => {
  const characters = [...cleanText(quote).replace(/\s+/g, ' ').trim()];
  return characters.length > QUOTE_LENGTH ? `${characters.slice(0, QUOTE_LENGTH).join('')}…` : characters.join('');
};
