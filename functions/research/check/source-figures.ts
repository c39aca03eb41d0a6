// The figures that stand in a cited stretch, with the scale, unit and periods that table headings and captions give them.
import { readFigures } from '#shared/finance-language/figures.ts';
import { type Measure, measureOf, type Unit } from '#shared/finance-language/units.ts';
import type { Chunk } from '../../ports/index-port.ts';
import { type Row, readTable, type Value } from '../table/read-table.ts';

export type SourceFigure = {
  readonly text: string;
  /** Signed, as printed, without the scale of the caption. */
  readonly printed: number;
  /** Powers of ten by which it may be meant; the first is the likely one. */
  readonly powers: readonly number[];
  /** The scale stands in the text or in the caption; else anything may be meant. */
  readonly isScaled: boolean;
  readonly unit: Unit | undefined;
  readonly half: number;
  readonly periods: readonly string[];
  /** Brackets or words leave the sign open. */
  readonly looseSign: boolean;
};

type Stretch = { readonly chunk: Chunk; readonly start: number; readonly end: number };

const PER_SHARE = /주당|per share|1株|eps/i;
const PERCENT = /[%％]|비율|비중|률(?![가-힣])|율(?![가-힣])|率|margin|ratio|growth/i;

const measureFor = (row: Row, value: Value, chunk: Chunk): Measure | undefined => {
  const own = row.measure ?? (value.column ? measureOf(/\(([^)]*)\)/.exec(value.column.label)?.[1]) : undefined);
  if (own) return own;
  const caption = measureOf(chunk.context.unit);
  if (caption && PER_SHARE.test(row.label)) return { ...caption, power: 0 };
  return caption;
};

/** A caption such as "in millions, except per share data" leaves small numbers with decimals as they are. */
const powersOf = (measure: Measure | undefined, text: string, power: number): number[] => {
  if (power !== 0 || !measure) return [power];
  return /\.\d\d/.test(text) && measure.exceptPerShare ? [measure.power, 0] : [measure.power];
};

const COUNTS: readonly Unit[] = ['people', 'shares', 'things', 'times', 'percent', 'points', 'basisPoints', 'KRW'];
const isCount = (unit: Unit | undefined): boolean => unit !== undefined && COUNTS.includes(unit);

const numberOf = (text: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
const isMinus = (text: string): boolean => /^[\s$€£¥₩]*[(△▲−-]/.test(text);

const fromCell = (row: Row, value: Value, chunk: Chunk): SourceFigure[] => {
  const [figure] = readFigures(value.text).figures;
  const number = numberOf(value.text);
  if (Number.isNaN(number)) return [];
  const heading = `${row.label} ${value.column?.label ?? ''}`;
  const measure = isCount(figure?.unit) ? undefined : measureFor(row, value, chunk);
  const percent = /[%％]/.test(value.text) || (PERCENT.test(heading) && measure?.power === undefined);
  const decimals = /\.(\d+)/.exec(value.text)?.[1]?.length ?? 0;
  const unit = percent && figure?.unit === undefined ? 'percent' : (figure?.unit ?? measure?.unit);
  return [
    {
      text: value.text,
      printed: isMinus(value.text) ? -number : number,
      powers: percent ? [0] : powersOf(measure, value.text, figure?.power ?? 0),
      // A currency sign in a table says nothing about its scale.
      isScaled: percent || measure !== undefined || (figure?.power ?? 0) > 0 || isCount(figure?.unit),
      unit,
      half: Number(`5e${-decimals - 1}`),
      periods: [...(value.column?.periods ?? []), ...row.periods],
      looseSign: false,
    },
  ];
};

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const spelled = (text: string): SourceFigure[] =>
  [...text.matchAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi)].map(([word]) => ({
    text: word,
    printed: WORDS.indexOf(word.toLowerCase()),
    powers: [0],
    isScaled: true,
    unit: undefined,
    half: 0.5,
    periods: [],
    looseSign: false,
  }));

const fromProse = (text: string, chunk: Chunk): SourceFigure[] => {
  const caption = chunk.kind === 'table' ? measureOf(chunk.context.unit) : undefined;
  const written = readFigures(text).figures.map((figure): SourceFigure => {
    const bare = figure.power === 0 && figure.unit === undefined;
    const power = bare && caption ? caption.power : 0;
    return {
      text: figure.text,
      printed: figure.value,
      powers: power === 0 ? [0] : [power, 0],
      isScaled: true,
      unit: figure.unit ?? (bare ? caption?.unit : undefined),
      half: figure.half,
      periods: [],
      looseSign: figure.loose,
    };
  });
  return [...written, ...spelled(text)];
};

/** Figures of the stretch; a table's rows count whole as soon as the stretch touches them. */
export const sourceFigures = ({ chunk, start, end }: Stretch): SourceFigure[] => {
  if (chunk.kind === 'prose') return fromProse(chunk.text.slice(start, end), chunk);
  const rows = readTable(chunk).rows.filter((row) => row.start < end && start < row.end);
  const cells = rows.flatMap((row) => row.values.flatMap((value) => fromCell(row, value, chunk)));
  const covered = rows.reduce(
    (text, row) => text.replace(chunk.text.slice(row.start, row.end), ' '),
    chunk.text.slice(start, end),
  );
  const labels = rows.map((row) => row.label).join('\n');
  return [...cells, ...fromProse(`${covered}\n${labels}`, chunk)];
};
