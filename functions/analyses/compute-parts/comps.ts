// Builds the sections of peer comps: figures of each company as filed, multiples with quartiles, the implied range.

import { comps } from '#shared/finance/comps/comps.ts';
import { type Company, runsPastYear } from '#shared/finance/comps/input.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import { say, sayPeriod } from '../../engine/write/wording.ts';
import type { Built, SectionContext } from '../builder.ts';
import { amountIn, percentIn, quotientIn, scaleFor } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { rateAssumption } from '../evidence/conversion.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { isOfOtherBasis, wantedBasis } from '../evidence/wanted-basis.ts';
import { nothingIn } from '../nothing.ts';
import { citedAs, type Row } from '../statement-parts/table.ts';
import { twelveMonthsCell } from '../statement-parts/twelve-months.ts';
import { breakRefusal, withAcceptance } from './break-gate.ts';
import { football, multipleBars } from './comps-charts.ts';
import { forwardMultiples } from './comps-estimates.ts';
import { flowOf, type Measured } from './comps-figures.ts';
import { type CompsCase, compsCase } from './comps-input.ts';
import { compsReading, growthOf, marginOf } from './comps-reading.ts';
import { sheetTables } from './model-tables.ts';
import { peerChoice } from './peer-choice.ts';
import { printedMultiples } from './printed-multiples.ts';
import { withNotes } from './read-workbook.ts';

const SHOWN = ['revenue', 'ebitda', 'operatingIncome', 'netIncome', 'equity', 'debt', 'cash'];

const RATES = [
  { key: 'peerRateGrowth', of: growthOf },
  { key: 'peerRateMargin', of: marginOf },
] as const;

const rateCell = ({ language }: SectionContext, { of }: (typeof RATES)[number], one: Measured): Row[number] => {
  const rate = of(one);
  if (!rate) return { text: '' };
  const text = percentIn(language, rate.value);
  const [above, below] = rate.of;
  const formula = above && below ? `${quotientIn(language, above, below)} → ${text}` : text;
  return { text, ...computed(text, formula, refsOf(rate.of)) };
};

/** The row of the fiscal year and, below it, the last twelve months of the flows whose parts are all known. */
const figureRows = (
  context: SectionContext,
  { company, year, figures, pastYear }: Measured,
  shown: readonly string[],
  rates: readonly string[],
): Row[] => {
  const { language } = context;
  const values = figures.map(({ value }) => value);
  const scale = scaleFor(language, known(figures, 'revenue', year)?.unit ?? '', values);
  const row = (period: string, cellOf: (metric: string) => Row[number] | undefined): Row => [
    ...[company.name, period, scale.label].map((text) => ({ text })),
    ...shown.map((metric) => cellOf(metric) ?? { text: '' }),
  ];
  const measured = { company, year, figures, pastYear };
  const ofYear = row(sayYear(language, year, figures), (metric) => {
    const own = known(figures, metric, year);
    return own && { text: amountIn(language, scale, own.value), ...citedAs(context, scale, own) };
  });
  const rated = [
    ...ofYear,
    ...RATES.filter(({ key }) => rates.includes(key)).map((one) => rateCell(context, one, measured)),
  ];
  const [first] = pastYear;
  if (!first) return [rated];
  const end = `${translate(language, 'finance.twelveMonths.total')} ${sayPeriod(language, first.current.period)}`;
  const ofPastYear = row(end, (metric) => {
    const flow = flowOf(pastYear, metric);
    return flow && twelveMonthsCell(context, scale, flow);
  });
  return [rated, [...ofPastYear, ...rates.map(() => ({ text: '' }))]];
};

/**
 * Shows each company in its own currency and year. Nothing is converted without a rate, and empty columns are left out.
 */
const figuresTable = (context: SectionContext, { measured }: CompsCase): Block => {
  const { language } = context;
  const shown = SHOWN.filter((metric) => measured.some(({ figures, year }) => known(figures, metric, year)));
  const rates = RATES.filter(({ of }) => measured.some((one) => of(one))).map(({ key }) => key);
  return {
    kind: 'table',
    columns: [
      { label: context.text('columns.company') },
      { label: context.text('say.year') },
      { label: context.text('say.unit') },
      ...shown.map((metric) => ({ label: metricLabel(language, metric), numeric: true })),
      ...rates.map((key) => ({ label: translate(language, `finance.reading.${key}`), numeric: true })),
    ],
    rows: measured.flatMap((one) => figureRows(context, one, shown, rates)),
  };
};

/** For the team: which companies lack figures or prices, and what to enter. */
const gapsOf = (context: SectionContext, { silent, unpriced }: CompsCase): string =>
  (
    [
      ['peersSilent', silent],
      ['peersUnpriced', unpriced],
    ] as const
  )
    .filter(([, of]) => of.length > 0)
    .map(([key, of]) => context.text(`say.${key}`, { names: of.join(', ') }))
    .join(' ');

/** True if some flows have twelve months and some lack a part; multiples then use the fiscal year. */
const isPartOfYear = (company: Company): boolean =>
  !runsPastYear(company) && Object.values(company.metrics).some(({ currentPart }) => currentPart !== undefined);

const isDebtUnknown = ({ figures, year }: Measured): boolean => known(figures, 'debt', year) === undefined;

const remarks = (context: SectionContext, { measured, input }: CompsCase): string => {
  const names = (which: (one: Measured) => boolean) => measured.filter(which).map(({ company }) => company.name);
  const other = names(({ figures }) => figures.some((figure) => isOfOtherBasis(context, figure)));
  const given = say(context.language, `basis.${wantedBasis(context) === 'separate' ? 'consolidated' : 'separate'}`);
  const abroad = input.peers.filter(({ currency, priceCurrency }) => priceCurrency !== currency);
  const remarked: readonly (readonly [TextIn<'analyses'>, readonly string[]])[] = [
    ['say.peersOtherBasis', other],
    ['say.peersPricedAbroad', abroad.map(({ name, priceCurrency }) => `${name} (${priceCurrency})`)],
    ['say.peersDebtUnknown', input.peers.length > 0 ? names(isDebtUnknown) : []],
    ['say.peersPartOfYear', [...input.peers, input.target].filter(isPartOfYear).map(({ name }) => name)],
  ];
  return remarked
    .filter(([, of]) => of.length > 0)
    .map(([key, of]) => context.text(key, { names: of.join(', '), given }))
    .join(' ');
};

const notesOf = (context: SectionContext, given: CompsCase): Pick<Built, 'note' | 'aside'> => {
  const [note, aside] = [remarks(context, given), gapsOf(context, given)];
  return { ...(note ? { note } : {}), ...(aside ? { aside } : {}) };
};

/** Without any price, the section on the multiples says what to enter. */
const figureNotes = (context: SectionContext, given: CompsCase): Pick<Built, 'note' | 'aside'> =>
  notesOf(context, given.input.peers.length === 0 ? { ...given, unpriced: [] } : given);

/** A break in an interim statement counts like a break in the year. */
const figuresUnder = ({ figures, pastYear }: Measured): readonly Known[] => [
  ...figures,
  ...pastYear.flatMap(({ current, prior }) => [current, prior]),
];

export const compsPart = async (context: SectionContext, part: string): Promise<Built> => {
  if (part === 'choice') return peerChoice(context);
  const given = await compsCase(context);
  if (!given) {
    const names = context.company?.name ?? '';
    return { ...nothingIn(context), ...(names ? { note: context.text('say.peersSilent', { names }) } : {}) };
  }
  const used = given.measured.flatMap(figuresUnder);
  const notes = notesOf(context, given);
  if (part === 'figures')
    return withAcceptance(context, used, {
      blocks: [figuresTable(context, given), ...compsReading(context, given.target, given.measured)],
      status: 'done',
      ...figureNotes(context, given),
    });
  const refused = breakRefusal(context, used);
  if (refused) return refused;
  // Other remarks on the figures do not explain an empty section.
  if (given.input.peers.length === 0) {
    const missing = notes.aside ?? context.text('say.noRivals');
    const printed = await printedMultiples(context, part);
    // The section on the figures names what is missing.
    return printed ?? { blocks: [], status: 'failed', note: missing };
  }
  const result = comps(given.input);
  const { workbook, values } = result;
  const model = { language: context.language, workbook, values, origins: given.origins };
  const blocks =
    part === 'multiples'
      ? [
          ...multipleBars(context, result, given),
          ...sheetTables(model, 'multiples'),
          ...(await forwardMultiples(context, given, result)),
        ]
      : [...football(context, result, given), ...sheetTables(model, 'range')];
  const rates = given.rates.map((by) => rateAssumption(context, by));
  const built = { blocks, status: 'done' as const, workbook, ...notes };
  const accepted = withAcceptance(context, used, { ...built, ...(rates.length > 0 ? { assumptions: rates } : {}) });
  return withNotes(accepted, given.reading);
};
