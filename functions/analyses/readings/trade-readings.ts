// Compares margins with those of the trade: what the company's mix would earn at them, and its products one by one.

import { compile } from '#shared/language/lexicon/lexicon.ts';
import ratios from '#shared/language/lexicon/ratios.json' with { type: 'json' };
import { quotable } from '../../engine/write/prose/sentences.ts';
import { amountIn, percentIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { partTable } from '../evidence/parts.ts';
import { plainTables } from '../evidence/plain-table.ts';
import { sayYear } from '../evidence/say-year.ts';
import { ownMargin, points } from './own-margin.ts';
import { apart, listIn, type Reading, readingOf, type Side } from './reading.ts';
import { boundRates, studyPassages } from './studies.ts';

type Kind = 'grossMargin' | 'operatingMargin';
const KINDS: readonly Kind[] = ['grossMargin', 'operatingMargin'];
const NAMES = KINDS.map((id) => {
  const { ko = [], en = [], ja = [] } = ratios.ratios.find((one) => one.id === id) ?? {};
  return { id, in: compile({ id, source: ratios.source, ko, en, ja, not: [] }) };
});
const kindIn = (text: string): Kind | undefined => {
  const found = NAMES.filter((one) => one.in(text).length > 0);
  return found.length === 1 ? found[0]?.id : undefined;
};

type OfTrade = {
  readonly part: string;
  readonly value: number;
  readonly text: string;
  readonly refs: readonly number[];
};

/** The margins of the trade that studies print for parts of this name, in sentences of one kind of margin. */
const marginsOfTrade = async ({ context }: Side, kind: Kind, parts: readonly string[]): Promise<OfTrade[]> => {
  const prose = (await studyPassages(context)).filter(({ chunk }) => chunk.kind === 'prose');
  const found = new Map<string, OfTrade>();
  for (const one of prose.flatMap(quotable).filter(({ text }) => kindIn(text) === kind)) {
    for (const { lead, figure } of boundRates(one.text)) {
      const named = parts.filter((part) => lead.toLowerCase().includes(part.toLowerCase()));
      const [part] = named.sort((a, b) => b.length - a.length);
      if (part === undefined || found.has(part)) continue;
      const { n } = context.notes.cite(one.passage, one.start, one.end);
      found.set(part, { part, value: figure.value / 100, text: figure.text, refs: [n] });
    }
  }
  return [...found.values()];
};

/** What the company's revenue would earn at the margins of its trade. */
export const marginToMix = async (side: Side): Promise<Reading[]> => {
  const { context, company } = side;
  const { language } = context;
  const own = await ownMargin(side);
  const table = await partTable(context, company);
  const parts = own ? (table?.parts ?? []).flatMap((part) => known(table?.figures ?? [], part, own.year) ?? []) : [];
  const trade = await marginsOfTrade(
    side,
    'operatingMargin',
    parts.map(({ metric }) => metric),
  );
  if (!own || !table || parts.length < 2 || trade.length < table.parts.length) return [];
  const marginIn = ({ metric }: Known) => trade.find(({ part }) => part === metric)?.value ?? 0;
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const mix = parts.reduce((sum, one) => sum + one.value * marginIn(one), 0) / whole;
  const [rate, mine] = [percentIn(language, mix), percentIn(language, own.value)];
  const scale = scaleFor(language, own.revenue.unit, [whole]);
  const say = (value: number) => amountIn(language, scale, value);
  const text = context.text(own.value < mix ? 'reading.marginBelowMix' : 'reading.marginAboveMix', {
    ...{
      list: listIn(
        language,
        trade.map((one) => `${one.part} ${one.text}`),
      ),
      mix: rate,
      own: mine,
    },
    ...{ period: sayYear(language, own.year, [own.revenue]), points: points(side, own.value, mix) },
  });
  const sum = parts.map((one) => `${say(one.value)} × ${percentIn(language, marginIn(one))}`).join(' + ');
  const formula = `(${sum}) ÷ ${say(whole)} = ${rate}`;
  const refs = [...refsOf([own.income, own.revenue, ...parts]), ...trade.flatMap((one) => one.refs)];
  return [readingOf({ text, about: rate, formula, refs, distance: apart(own.value, mix) })];
};

const PERCENT = /^-?\d+(?:\.\d+)?\s?[%％]?$/u;
type Product = { readonly name: string; readonly value: number; readonly refs: readonly number[]; readonly kind: Kind };

/** Margins of products or segments as the company's own tables print them. */
const productsOf = async ({ context, company }: Side): Promise<Product[]> => {
  const passages = (await context.room(['products', 'margins', 'segments'])).filter((one) => isOwn(company, one));
  for (const { head, rows, passage } of plainTables(passages)) {
    const at = head.findLastIndex((label, i) => i > 0 && kindIn(label) !== undefined);
    const kind = kindIn(head[at] ?? '');
    if (!kind || !rows.every(({ cells }) => PERCENT.test(cells[at] ?? ''))) continue;
    return rows.map(({ cells, start, end }) => ({
      ...{ name: cells[0] ?? '', value: Number((cells[at] ?? '').replace(/[%％\s]/gu, '')) / 100, kind },
      refs: [context.notes.cite(passage, start, end).n],
    }));
  }
  return [];
};

export const productMargins = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const products = await productsOf(side);
  const [{ kind } = { kind: undefined }] = products;
  const trade = kind
    ? await marginsOfTrade(
        side,
        kind,
        products.map(({ name }) => name),
      )
    : [];
  const rows = trade.flatMap(({ part, value, text, refs }) => {
    const own = products.find(({ name }) => name === part);
    return own ? [{ ...own, theirs: value, stated: text, refs: [...own.refs, ...refs] }] : [];
  });
  const [widest] = rows.toSorted((a, b) => apart(b.value, b.theirs) - apart(a.value, a.theirs));
  if (!widest || !kind) return [];
  const items = rows.map(({ name, value, stated }) =>
    context.text('reading.productMarginItem', { name, own: percentIn(language, value), theirs: stated }),
  );
  const measure = context.text(`reading.kind.${kind}`);
  const text = context.text('reading.productMargins', { measure, list: listIn(language, items) });
  const about = percentIn(language, widest.value);
  const formula = `${about} − ${widest.stated} = ${points(side, widest.value, widest.theirs)}`;
  const refs = rows.flatMap((one) => one.refs);
  return [readingOf({ text, about, formula, refs, distance: apart(widest.value, widest.theirs) })];
};
