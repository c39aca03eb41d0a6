// Shows the five headline figures of a memorandum, and the company's statements in sentences.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { amountIn, amountText, percentIn } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { type Known, known, ownLabel } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { isOfMerits } from '../merits.ts';
import { growthRow } from './growth.ts';
import { measureRowOf } from './measures.ts';
import { type Row, rowOf, type Sheet } from './table.ts';

const KEY_MEASURES = ['adjustedEbitda', 'ebitda', 'operatingMargin', 'netDebt', 'freeCashFlow'] as const;
const MEASURES_OF_A_BANK = ['netMargin', 'returnOnEquity', 'returnOnAssets', 'equityRatio'] as const;
const MAX_TILES = 5;

const lastCell = (row: Row | undefined): Row[number] | undefined => {
  const cell = row && row.length > 1 ? row.at(-1) : undefined;
  return cell?.text ? cell : undefined;
};

const tileOf = (sheet: Sheet, label: string, cell: Row[number] | undefined, unit: string): Tile[] => {
  if (!cell) return [];
  const { text, ...cited } = cell;
  const period = sayYear(sheet.context.language, sheet.years.at(-1) ?? '', sheet.figures);
  return [
    {
      label,
      value: text,
      ...(unit && !text.endsWith('%') ? { unit } : {}),
      period,
      ...cited,
    },
  ];
};

const revenueTile = (sheet: Sheet): Tile[] => {
  const [tile] = tileOf(
    sheet,
    ownLabel(sheet.context.language, sheet.figures, 'revenue'),
    lastCell(rowOf(sheet, 'revenue')),
    sheet.scale.label,
  );
  const growth = lastCell(growthRow(sheet, 'revenue'));
  if (!tile || !growth?.text.endsWith('%')) return tile ? [tile] : [];
  const text = growth.text.replace(/^[-−]/, '');
  return [{ ...tile, change: { text, direction: text === growth.text ? 'up' : 'down' } }];
};

export const keyFigures = (sheet: Sheet, isFinancial = false): Block[] => {
  const wanted: readonly string[] = isFinancial ? MEASURES_OF_A_BANK : KEY_MEASURES;
  const measures = wanted.flatMap((id) => {
    const { label, row } = measureRowOf(sheet, id);
    return tileOf(sheet, label, lastCell(row), sheet.scale.label).map((tile) => ({ id, tile }));
  });
  // Without one-off items, adjusted EBITDA equals EBITDA.
  const isAdjusted = sheet.oneOffs.length > 0 && measures.some(({ id }) => id === 'adjustedEbitda');
  const shown = measures.filter(({ id }) => id !== (isAdjusted ? 'ebitda' : 'adjustedEbitda'));
  const tiles = [...revenueTile(sheet), ...shown.map(({ tile }) => tile)].slice(0, MAX_TILES);
  return tiles.length > 1 ? [{ kind: 'figures', tiles }] : [];
};

type Ends = { readonly first: Known; readonly last: Known; readonly years: number };

const endsOf = ({ figures, years }: Sheet, metric: string): Ends | undefined => {
  const own = years.flatMap((year) => known(figures, metric, year) ?? []);
  const [first, last] = [own[0], own.at(-1)];
  const span = Number(last?.year) - Number(first?.year);
  return first && last && span > 0 ? { first, last, years: span } : undefined;
};

const growthKey = (growth: number, years: number): TextIn<'analyses'> => {
  if (years === 1) return growth > 0 ? 'say.grewInAYear' : 'say.fellInAYear';
  return growth > 0 ? 'say.grewEachYear' : 'say.fellEachYear';
};

/** Growth over the years; empty for losses and zero, from which growth is not meaningful. */
const growthSentences = ({ context, figures, scale }: Sheet, ends: Ends | undefined): Sentence[] => {
  if (!ends || ends.first.value <= 0 || ends.last.value <= 0) return [];
  const { first, last, years } = ends;
  const { language } = context;
  const growth = (last.value / first.value) ** (1 / years) - 1;
  if (growth === 0 || (growth < 0 && isOfMerits(context))) return [];
  const rate = percentIn(language, Math.abs(growth));
  const text = context.text(growthKey(growth, years), {
    metric: ownLabel(language, figures, last.metric),
    from: sayYear(language, first.year, figures),
    to: sayYear(language, last.year, figures),
    before: amountText(language, scale, first.value),
    after: amountText(language, scale, last.value),
    rate,
  });
  const parts = `${amountIn(language, scale, last.value)} ÷ ${amountIn(language, scale, first.value)}`;
  const formula = `(${parts}) ^ (1 ÷ ${years}) − 1 = ${percentIn(language, growth)}`;
  return [
    {
      text,
      refs: refsOf([first, last]),
      check: 'verified',
      findings: [{ code: 'computed', about: rate, instead: formula }],
    },
  ];
};

/** The number in a formatted percentage or multiple. */
const numberIn = (text = ''): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

/** A measure in its first and last year. */
const changeSentences = (sheet: Sheet, id: string): Sentence[] => {
  const { context, figures, years } = sheet;
  const { label, row } = measureRowOf(sheet, id);
  const cells = years.flatMap((year, i) => {
    const cell = row?.[i + 1];
    return cell?.check === 'verified' ? [{ year, cell }] : [];
  });
  const [first, last] = [cells[0], cells.at(-1)];
  const change = numberIn(last?.cell.text) - numberIn(first?.cell.text);
  if (!first || !last || !change) return [];
  if (isOfMerits(context) && change > 0 === LESS_IS_BETTER.has(id)) return [];
  // More cash than debt is no leverage that rises or falls.
  if (LESS_IS_BETTER.has(id) && [first, last].some(({ cell }) => numberIn(cell.text) < 0)) return [];
  const text = context.text(change > 0 ? 'say.roseFromTo' : 'say.fellFromTo', {
    measure: label,
    from: sayYear(context.language, first.year, figures),
    to: sayYear(context.language, last.year, figures),
    before: first.cell.text,
    after: last.cell.text,
  });
  const findings = [...(first.cell.findings ?? []), ...(last.cell.findings ?? [])];
  const refs = [...new Set([...(first.cell.refs ?? []), ...(last.cell.refs ?? [])])];
  return [{ text, refs, check: 'verified', findings }];
};

const LESS_IS_BETTER: ReadonlySet<string> = new Set(['netDebtToEbitda']);
const THESIS_MEASURES = [
  'operatingMargin',
  'netDebtToEbitda',
  'freeCashFlowToEbitda',
  'returnOnInvestedCapital',
] as const;

export const thesis = (sheet: Sheet): Block[] => {
  // Leverage and returns are not growth.
  const isOfGrowth = sheet.context.section.id === 'growthHighlight';
  const measures = isOfGrowth ? THESIS_MEASURES.slice(0, 1) : THESIS_MEASURES;
  const sentences = [
    ...growthSentences(sheet, endsOf(sheet, 'revenue')),
    ...growthSentences(sheet, endsOf(sheet, 'operatingIncome')),
    ...measures.flatMap((id) => changeSentences(sheet, id)),
  ];
  return sentences.length > 0 ? [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }] : [];
};
