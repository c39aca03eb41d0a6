// Builds a market map: parts by size as a treemap, or companies in four quadrants.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { Builder, Built, SectionContext } from './builder.ts';
import { amountIn, scaled, scaleFor } from './evidence/amounts.ts';
import { datum, verified } from './evidence/computed.ts';
import { companiesOfDocuments } from './evidence/document-companies.ts';
import { isSameCompany } from './evidence/fact-figures.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { marketTable } from './evidence/market-table.ts';
import { partTable } from './evidence/parts.ts';
import { peerSet } from './evidence/peer-set.ts';
import { shownTable } from './evidence/plain-table.ts';
import { namedRivals } from './evidence/rows.ts';
import { sayYear } from './evidence/say-year.ts';
import { nothingIn } from './nothing.ts';
import { type Point, pointsOf } from './points.ts';
import { quadrant } from './quadrant.ts';
import { withListed } from './ranking-parts/listed.ts';
import { withOwn } from './readings/own-company.ts';
import { tableFindings } from './room/table-findings.ts';

/** The companies of the inputs, else those with their own documents among the evidence. */
const companiesOf = async (context: SectionContext, questions: readonly string[]): Promise<readonly CompanyIds[]> => {
  const given = [...(context.company ? [context.company] : []), ...context.peers];
  return given.length > 0 ? given : companiesOfDocuments(context, questions);
};

/** Includes the competitors that the documents of these companies name. */
const playersOf = async (context: SectionContext, questions: readonly string[]): Promise<readonly CompanyIds[]> => {
  const companies = await companiesOf(context, questions);
  const own = await withOwn(context);
  // Companies that a person entered are extended if the workspace is of one of them.
  if (!own && context.peers.length > 0) return companies;
  const rivals: CompanyIds[] = own ? (await peerSet(own)).map((one) => one.company) : [];
  for (const company of own ? [] : companies)
    rivals.push(...(await namedRivals({ ...context, company })).map((one) => one.company));
  const all = [...companies, ...rivals];
  return all.filter((one, i) => all.findIndex((other) => isSameCompany(other, one)) === i);
};

type Part = { readonly label: string; readonly group: string; readonly figure: Known };

const partsOf = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const company of companies) {
    if (context.inputs.grouping === 'ByCompany') {
      const figures = await figuresOf(context, company, ['revenue']);
      const figure = known(figures, 'revenue', yearsOf(figures).at(-1) ?? '');
      if (figure) parts.push({ label: company.name, group: company.name, figure });
      continue;
    }
    const table = await partTable(context, company);
    const year = table && yearsOf(table.figures).at(-1);
    if (table && year)
      for (const label of table.parts) {
        const figure = known(table.figures, label, year);
        if (figure) parts.push({ label, group: company.name, figure });
      }
  }
  return parts;
};

/** Areas are comparable in one currency only: the most frequent one. Parts in others are left out and named. */
const ofOneUnit = (parts: readonly Part[]): { readonly shown: Part[]; readonly left: Part[] } => {
  const count = (unit: string) => parts.filter(({ figure }) => figure.unit === unit).length;
  const unit = [...new Set(parts.map(({ figure }) => figure.unit))].sort((a, b) => count(b) - count(a))[0];
  const fits = ({ figure }: Part) => figure.unit === unit && figure.value > 0;
  return { shown: parts.filter(fits), left: parts.filter((part) => !fits(part)) };
};

const PART_OF_YEAR = /[QH]\d$/;
const isOfYear = ({ figure }: Part): boolean => !PART_OF_YEAR.test(figure.year);
const groupsOf = (parts: readonly Part[]): string => [...new Set(parts.map(({ group }) => group))].join(', ');

const treemap = (context: SectionContext, all: readonly Part[]) => {
  // Half a year beside a whole one is half as large.
  const parts = all.some(isOfYear) ? all.filter(isOfYear) : all;
  const short = groupsOf(all.filter((one) => !parts.includes(one)));
  const { shown, left } = ofOneUnit(parts);
  const [first] = shown;
  if (!first || shown.length < 2) return nothingIn(context);
  const { language } = context;
  const scale = scaleFor(
    language,
    first.figure.unit,
    shown.map(({ figure }) => figure.value),
  );
  const years = [...new Set(shown.map(({ figure }) => sayYear(language, figure.year, [figure])))].join(', ');
  const block: Block = {
    kind: 'chart',
    title: `${context.text('say.marketParts')} (${years})`,
    unit: scale.label,
    chart: {
      type: 'treemap',
      items: shown.map(({ label, group, figure }) => ({
        label,
        group,
        datum: datum(scaled(scale, figure.value), amountIn(language, scale, figure.value), verified(figure.refs)),
      })),
    },
  };
  const names = groupsOf(left);
  const notes = [
    context.text('say.partsOnly'),
    names && context.text('say.otherCurrency', { names }),
    short && context.text('say.partOfYearLeft', { names: short }),
  ];
  const note = notes.filter(Boolean).join(' ');
  return { blocks: [block], status: 'done' as const, note };
};

/** A market that a document divides takes precedence over the revenue of the companies in the sources. */
const dividedMarket = async (context: SectionContext): Promise<Built | undefined> => {
  const found = await marketTable(context);
  if (!found) return undefined;
  const { table, parts } = found;
  const year = sayPeriod(context.language, parts[0]?.year ?? '');
  const unit = /[(（]([^()（）]{1,20})[)）]/.exec(table.head[0] ?? '')?.[1];
  const chart: Block = {
    kind: 'chart',
    title: `${context.text('say.marketParts')} (${year})`,
    ...(unit ? { unit } : {}),
    chart: {
      type: 'treemap',
      items: parts.map(({ metric, printed, value, refs }) => ({
        label: metric,
        group: table.heading,
        datum: datum(value, printed, verified(refs)),
      })),
    },
  };
  const items = tableFindings(context, table).map((one) => [one]);
  const findings: Block[] = items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
  return { blocks: [chart, shownTable(context, table), ...findings], status: 'done' };
};

/** Players of whom no source has results, and companies that a comparison of values lists beside them. */
const withoutFigures = async (
  context: SectionContext,
  players: readonly CompanyIds[],
  points: readonly Point[],
): Promise<string[]> => {
  const listed = await withListed(
    context,
    players.map(({ name }) => ({ name, score: 0, cells: {}, refs: [] })),
    0,
  );
  return listed
    .map(({ name }) => name)
    .filter((name) => !points.some(({ company }) => isSameCompany({ name: company }, { name })));
};

export const map: Builder<'map'> = async ({ draw, questions }, context) => {
  const divided = questions.includes('marketSplit') ? await dividedMarket(context) : undefined;
  if (divided) return divided;
  if (draw === 'treemap') return treemap(context, await partsOf(context, await companiesOf(context, questions)));
  const players = await playersOf(context, questions);
  const points = await pointsOf(context, players);
  return quadrant(context, points, await withoutFigures(context, players, points));
};
