// Compares the company's price of a product with its rivals' prices of the same product, from a table that prints both.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { plainIn } from '../evidence/amounts.ts';
import { comparisonTables } from '../evidence/comparison-tables.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { peerSet } from '../evidence/peer-set.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import { tellingItem } from '../evidence/price-item.ts';
import { statesAmount } from '../evidence/stated-prices.ts';
import { apart, listIn, type Reading, readingOf, type Side } from './reading.ts';

type Priced = {
  readonly name: string;
  readonly text: string;
  readonly value: number;
  readonly refs: readonly number[];
};

const pricedIn = (context: SectionContext, { passage, rows }: PlainTable, column: number): Priced[] =>
  rows.flatMap(({ cells, start, end }): Priced[] => {
    const [name = ''] = cells;
    const text = cells[column] ?? '';
    const [figure] = readFigures(text).figures;
    if (!figure?.unit || !isCurrency(figure.unit) || figure.value <= 0 || !statesAmount(text)) return [];
    return [{ name, text, value: figure.value, refs: [context.notes.cite(passage, start, end).n] }];
  });

/** A sign that a reader takes for a difference. */
const signed = (language: SectionContext['language'], share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${plainIn(language, Math.abs(share) * 100, 1, 1)}%`;

const FEWEST = 2;
const readingIn = ({ context, company }: Side, table: PlainTable, column: number): Reading[] => {
  const { language } = context;
  const all = pricedIn(context, table, column);
  const isOwnRow = ({ name }: Priced) => companyNames(company.name).some((one) => isNamedIn(one, name));
  const own = all.find(isOwnRow);
  const rivals = all.filter((one) => !isOwnRow(one)).toSorted((a, b) => a.value - b.value);
  const [cheapest] = rivals;
  if (!own || !cheapest || all.length < FEWEST) return [];
  const differs = (one: Priced) => own.value / one.value - 1;
  const items = rivals.map((one) =>
    context.text('reading.priceItem', { name: one.name, price: one.text, rate: signed(language, differs(one)) }),
  );
  const widest = rivals.reduce((best, one) =>
    apart(own.value, one.value) > apart(own.value, best.value) ? one : best,
  );
  const item = table.head[column] ?? '';
  const text = context.text('reading.priceToRivals', {
    ...{ item, company: own.name, own: own.text, list: listIn(language, items) },
  });
  const about = signed(language, differs(widest));
  const formula = `${own.text} ÷ ${widest.text} − 1 = ${about}`;
  const refs = [own, ...rivals].flatMap((one) => one.refs);
  return [readingOf({ text, about, formula, refs, distance: apart(own.value, widest.value) })];
};

/** The amounts of the newest price list for the entered item. */
const listedAmounts = async (context: SectionContext): Promise<readonly number[]> => {
  const { blocks } = await context.build({ kind: 'prices', question: 'itemPrices', show: 'latest' });
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
  return cells.flatMap(({ text = '' }) =>
    readFigures(text)
      .figures.slice(0, 1)
      .map(({ value }) => value),
  );
};

/** A column is of the entered item by its head, or by the company's listed price in it. */
const isOfItem = async (context: SectionContext): Promise<(table: PlainTable, column: number) => boolean> => {
  const { item } = context.inputs;
  const telling = typeof item === 'string' ? tellingItem(item) : undefined;
  if (!telling) return () => true;
  const listed = await listedAmounts(context);
  return ({ head, rows }, column) =>
    telling.test(head[column] ?? '') ||
    rows.some(({ cells }) => readFigures(cells[column] ?? '').figures.some(({ value }) => listed.includes(value)));
};

/** The terms of those whose prices a table prints, where they are not the same: one price may contain what another lacks. */
const unlike = (context: SectionContext, table: PlainTable, column: number): string => {
  const priced = table.rows.filter(({ cells }) => readFigures(cells[column] ?? '').figures.length > 0);
  const isOfWords = (at: number) => at > 0 && priced.every(({ cells }) => !statesAmount(cells[at] ?? ''));
  const lists = table.head.flatMap((label, at) => {
    const terms = priced.map(({ cells }) => cells[at] ?? '');
    if (!isOfWords(at) || new Set(terms).size < FEWEST || terms.some((one) => one === '')) return [];
    const each = priced.map(({ cells: [name = ''] }, i) =>
      context.text('reading.termOf', { name, term: terms[i] ?? '' }),
    );
    return [context.text('reading.termsOf', { column: label, terms: each.join(' / ') })];
  });
  return lists.length > 0 ? context.text('reading.pricesUnlike', { list: lists.join('; ') }) : '';
};

/** The widest comparison says how the terms differ. */
const withTerms = (context: SectionContext, table: PlainTable, found: readonly Found[]): Reading[] => {
  const [widest] = found.toSorted((a, b) => b.reading.distance - a.reading.distance);
  return found.map((one) => {
    const terms = one === widest ? unlike(context, table, one.column) : '';
    const { sentence } = one.reading;
    const text = [sentence.text, terms].filter(Boolean).join(context.language === 'ja' ? '' : ' ');
    return { ...one.reading, sentence: { ...sentence, text } };
  });
};
type Found = { readonly column: number; readonly reading: Reading };

export const priceToRivals = async (side: Side): Promise<Reading[]> => {
  const { context, company: own } = side;
  const companies = [own, ...(await peerSet(context)).map(({ company }) => company)];
  const suits = await isOfItem(context);
  const tables = (await comparisonTables(context, companies)).filter(({ passage }) => !isPrivate(context, passage));
  for (const table of tables) {
    const found = table.head.flatMap((_, column) =>
      column === 0 || !suits(table, column)
        ? []
        : readingIn(side, table, column).map((reading) => ({ column, reading })),
    );
    if (found.length > 0) return withTerms(context, table, found);
  }
  return [];
};
