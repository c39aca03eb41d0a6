// Compares companies or products in a matrix: each cell answers one question from the evidence, or is marked as not
// disclosed.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import type { MatrixCell } from '#shared/report/matrix.ts';
import { companyNames } from '../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { Builder, SectionContext } from './builder.ts';
import { verified } from './evidence/computed.ts';
import { known, yearsOf } from './evidence/known-figure.ts';
import { withoutListed } from './evidence/listed-prices.ts';
import { ownBusiness } from './evidence/own-business.ts';
import { partTable } from './evidence/parts.ts';
import { productQuotes, quoteOn } from './evidence/product-quotes.ts';
import { type Compared, comparedCompanies } from './evidence/rows.ts';
import { quotedOf, selectQuotes } from './evidence/select-quotes.ts';
import { sideBySide } from './evidence/side-by-side.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { fitsCell, OPENS_ON } from './matrix-cells.ts';
import { joinedWords, withBeside } from './matrix-columns.ts';
import { amountCell, FIGURES, figureCell, growthCell, isFigure, UNKNOWN } from './matrix-figures.ts';
import { withHeads } from './matrix-heads.ts';
import { nothingIn } from './nothing.ts';

/** True if the sentence is about the company: one that compares it in passing must open with its name. */
const isAbout = (context: SectionContext, { name }: CompanyIds, text: string): boolean =>
  name === context.company?.name || !text.includes(name) || text.startsWith(name);

/** The subjects under which documents describe competitors. */
const OF_RIVALS = ['competition', 'marketShare', 'results'];

/** Competitor notes have a sentence for each company that opens with its name. */
const openingWith = async (
  context: SectionContext,
  attribute: string,
  { name }: CompanyIds,
): Promise<Sentence | undefined> => {
  const telling = OPENS_ON[attribute];
  if (!telling || name === context.company?.name) return undefined;
  const passages = [...(await context.passages(name)).passages, ...(await context.room(OF_RIVALS))];
  const quotes = [...new Map(passages.map((one) => [one.chunk.id, one])).values()].flatMap(quotable);
  const names = companyNames(name);
  const found = quotes.find(({ text }) => names.some((one) => text.startsWith(one)) && telling.test(text));
  return found && quotedOf(context, found);
};

/** What the company of the report offers is its business. */
const isOfWhole = ({ company }: SectionContext, attribute: string, { name }: CompanyIds): boolean =>
  attribute === 'business' || (attribute === 'offering' && name === company?.name);

const textCell = async (context: SectionContext, attribute: string, company: CompanyIds): Promise<MatrixCell> => {
  const quoted = await selectQuotes(context, ['cells', attribute], {
    company,
    params: { company: company.name },
    most: 3,
  });
  const found = quoted.filter(({ text }) => isAbout(context, company, text));
  // A sentence on the business is preferred to one on the founding, which is better than none.
  const business = attribute === 'business' ? found.find(({ text }) => SUBJECTS.business.test(text)) : undefined;
  const first = business ?? found.find(({ text }) => fitsCell(attribute, text));
  const shown =
    first ??
    (await openingWith(context, attribute, company)) ??
    (isOfWhole(context, attribute, company) ? await ownBusiness(context, company) : undefined);
  return shown ? { text: shown.text, refs: shown.refs, check: shown.check } : UNKNOWN;
};

const productCell = (context: SectionContext, quote: Quotable | undefined): MatrixCell => {
  if (!quote) return UNKNOWN;
  const { text, refs, check } = quotedOf(context, quote);
  return { text, refs, check };
};

type Line = { readonly label: string; readonly refs?: readonly number[]; readonly cells: readonly MatrixCell[] };

/** A cell must not repeat the text of another cell in the row. */
const onceIn = (cells: readonly MatrixCell[], cell: MatrixCell): MatrixCell =>
  cell.text !== undefined && cells.some(({ text }) => text === cell.text) ? UNKNOWN : cell;

const companyLine = async (
  context: SectionContext,
  attributes: readonly string[],
  { company, refs }: Compared,
): Promise<Line> => {
  const cells: MatrixCell[] = [];
  for (const attribute of attributes) {
    const cell = await (FIGURES[attribute] ? figureCell : textCell)(context, attribute, company);
    cells.push(onceIn(cells, cell));
  }
  return { label: company.name, refs, cells };
};

/** Products are the parts into which the company's own table divides revenue. */
const productLines = async (context: SectionContext, attributes: readonly string[]): Promise<Line[]> => {
  const { company } = context;
  const table = company && (await partTable(context, company));
  if (!company || !table) return [];
  const [year = '', before = ''] = yearsOf(table.figures).reverse();
  const quotes = await productQuotes(context, company, table.parts);
  const nowOf = table.parts.map((part) => known(table.figures, part, year));
  const lines: Line[] = [];
  for (const part of table.parts) {
    const [now, then] = [known(table.figures, part, year), known(table.figures, part, before)];
    const cells: MatrixCell[] = [];
    for (const attribute of attributes) {
      if (attribute === 'productRevenue') cells.push(now ? amountCell(context, now, nowOf) : UNKNOWN);
      else if (attribute === 'productGrowth') cells.push(growthCell(context, now, then));
      else cells.push(onceIn(cells, productCell(context, quoteOn(attribute, part, quotes.get(part) ?? []))));
    }
    lines.push({ label: part, refs: now?.refs ?? [], cells });
  }
  return lines;
};

const isTelling = ({ cells }: Line): boolean => cells.some(({ mark }) => mark !== 'unknown');

/** For the team: what was searched without result. */
const asideOf = ({ text }: SectionContext, isOfCompanies: boolean, isAlone: boolean, names: string): string => {
  const vain = names ? text(isOfCompanies ? 'say.nothingOf' : 'say.nothingOfProducts', { names }) : '';
  return [isOfCompanies && isAlone ? text('say.noRivals') : '', vain].filter(Boolean).join(' ');
};

const ofLines: Builder<'matrix'> = async ({ rows, attributes }, context) => {
  const lines: Line[] = [];
  if (rows === 'products') lines.push(...(await productLines(context, attributes)));
  else for (const one of await comparedCompanies(context)) lines.push(await companyLine(context, attributes, one));
  const telling = lines.filter(isTelling);
  const isOfCompanies = rows !== 'products';
  const compared = isOfCompanies ? await sideBySide(context, attributes, attributes.some(isFigure)) : undefined;
  const beside = compared?.blocks ?? [];
  // A company in a table below is not missing.
  const silent = lines.filter((line) => !isTelling(line) && !compared?.isRow(line.label));
  const names = silent.map(({ label }) => label).join(', ');
  const notices = asideOf(context, isOfCompanies, lines.length < 2, names);
  const aside = notices ? { aside: notices } : {};
  // One company is no comparison; the other sections describe it.
  const isComparison = !isOfCompanies || telling.length > 1;
  if (telling.length === 0 || !isComparison)
    return beside.length > 0 ? { blocks: beside, status: 'done', ...aside } : { ...nothingIn(context), ...aside };
  // Columns without any content are left out, and those that only one of several rows fills.
  const fewest = telling.length > 2 ? 2 : 1;
  const { attributes: columns, rows: cells } = joinedWords(context, {
    attributes,
    rows: telling.map((line) => line.cells),
  });
  const filled = columns.map((_, i) => cells.filter((row) => row[i]?.mark !== 'unknown').length >= fewest);
  const shown = <T>(all: readonly T[]): T[] => all.filter((_, i) => filled[i]);
  const block: BlockOf<'matrix'> = {
    kind: 'matrix',
    corner: context.text(rows === 'products' ? 'say.product' : 'columns.company'),
    columns: shown(columns).map((attribute) => context.textOf('attributes', attribute)),
    rows: telling.map(({ label, refs = [] }, i) => ({
      label,
      ...(refs.length > 0 ? verified(refs) : {}),
      cells: shown(cells[i] ?? []),
    })),
  };
  const whole =
    isOfCompanies && attributes.some(isFigure) ? await withBeside(context, withHeads(block)) : withHeads(block);
  const rivals = silent.filter(({ label }) => label !== context.company?.name).map(({ label }) => label);
  const note = rivals.length > 0 ? context.text('say.otherRivals', { names: rivals.join(', ') }) : '';
  const others = rows === 'competitors' && note ? { note } : {};
  return { blocks: [whole, ...beside], status: 'done', ...others, ...aside };
};

/** Prices are compared by the documents' own comparisons; sentences are used if there are none. */
export const matrix: Builder<'matrix'> = async (work, context) => {
  const isOfPrices = work.attributes.every((one) => one === 'priceLevel');
  const { blocks } = isOfPrices ? await sideBySide(context, work.attributes, false) : { blocks: [] };
  if (blocks.length > 0) return { blocks: [...blocks], status: 'done' };
  return ofLines({ ...work, attributes: await withoutListed(context, work.attributes) }, context);
};
