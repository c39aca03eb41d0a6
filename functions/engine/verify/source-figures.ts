// The figures of a cited range, with scale, unit and periods from table headings and captions.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { measureOf, type Unit } from '#shared/language/grammar/units.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { measureAt } from '../tables/measure.ts';
import { readTable } from '../tables/read-table.ts';
import type { Row, Value } from '../tables/table.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { splitSentences } from '../write/prose/split-sentences.ts';
import { bind } from './bind.ts';
import { measuresOf, withSharedUnits } from './claims.ts';
import { unwrapped } from './clauses.ts';

export type SourceFigure = {
  readonly text: string;
  /** Signed, as printed, without the caption's scale. */
  readonly printed: number;
  /** Powers of ten that may apply, the most likely first. */
  readonly powers: readonly number[];
  /** Whether text or caption states the scale; otherwise any may apply. */
  readonly isScaled: boolean;
  readonly unit: Unit | undefined;
  readonly half: number;
  readonly periods: readonly string[];
  /** Whether brackets or words leave the sign open. */
  readonly looseSign: boolean;
  readonly place: Place;
};

/** Where the figure is, which shows its measure. */
type Place =
  | { readonly kind: 'cell'; readonly chunk: Chunk; readonly row: Row; readonly value: Value }
  | {
      readonly kind: 'prose';
      readonly sentence: string;
      readonly section: string;
      readonly metrics: () => readonly Metric[];
    };

type Stretch = { readonly chunk: Chunk; readonly start: number; readonly end: number };

const numberOf = (text: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
const isMinus = (text: string): boolean => /^[\s$€£¥₩]*[(△▲−-]/.test(text);

const fromCell = (row: Row, value: Value, chunk: Chunk): SourceFigure[] => {
  const [figure] = readFigures(value.text).figures;
  const number = numberOf(value.text);
  if (Number.isNaN(number)) return [];
  const measure = measureAt({ row, value, chunk });
  const decimals = /\.(\d+)/.exec(value.text)?.[1]?.length ?? 0;
  return [
    {
      text: value.text,
      printed: isMinus(value.text) ? -number : number,
      powers: [measure?.power ?? figure?.power ?? 0],
      isScaled: measure?.isScaled ?? false,
      unit: measure?.unit,
      half: Number(`5e${-decimals - 1}`),
      periods: [...(value.column?.periods ?? []), ...row.periods],
      looseSign: false,
      place: { kind: 'cell', chunk, row, value },
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
const spelled = (text: string, chunk: Chunk): SourceFigure[] =>
  [...text.matchAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi)].map(([word]) => ({
    text: word,
    printed: WORDS.indexOf(word.toLowerCase()),
    powers: [0],
    isScaled: true,
    unit: undefined,
    half: 0.5,
    periods: [],
    looseSign: false,
    place: placeIn(text, chunk, () => []),
  }));

const placeIn = (sentence: string, { context }: Chunk, metrics: () => readonly Metric[]): Place => ({
  kind: 'prose',
  sentence,
  section: context.section ?? '',
  metrics,
});

const fromSentence = (text: string, chunk: Chunk): SourceFigure[] => {
  const caption = chunk.kind === 'table' ? measureOf(chunk.context.unit) : undefined;
  const { figures: printed, periods } = readFigures(text);
  const figures = withSharedUnits(text, printed);
  const times = bind(text, figures, periods, true);
  const written = figures.map((figure): SourceFigure => {
    const bare = figure.power === 0 && figure.unit === undefined;
    const power = bare && caption ? caption.power : 0;
    return {
      text: figure.text,
      printed: figure.value,
      powers: power === 0 ? [0] : [power, 0],
      isScaled: true,
      unit: figure.unit ?? (bare ? caption?.unit : undefined),
      half: figure.half,
      periods: (times.get(figure) ?? []).map(({ key }) => key),
      looseSign: figure.loose,
      place: placeIn(text, chunk, () => measuresOf(text, figures, figure)),
    };
  });
  return [...written, ...spelled(text, chunk)];
};

const fromProse = (text: string, chunk: Chunk): SourceFigure[] =>
  splitSentences(chunk.kind === 'prose' ? unwrapped(text) : text).flatMap(({ text: sentence }) =>
    fromSentence(sentence, chunk),
  );

/** Returns the figures of the range; a table row counts whole if the range touches it. */
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
