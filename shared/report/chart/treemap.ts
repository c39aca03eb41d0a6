// Treemaps: areas in proportion, as square as possible.
import type { DrawnOf } from './chart.ts';
import { type Drawing, type Mark, seriesTone } from './drawing.ts';
import { fitted, widthOf, wrapped } from './measure.ts';
import { inShort } from './numbers.ts';
import { datumLabel, drawnFrom, label, legend, type Sheet, TEXT, tipOf } from './sheet.ts';

type Tree = DrawnOf<'treemap'>;
type Item = Tree['items'][number];
type Field = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Placed = Field & { readonly item: Item };

const HEIGHT = 300;

/** The worst aspect ratio of a row of areas along a side; 1 is a square. */
const worst = (areas: readonly number[], side: number): number => {
  const sum = areas.reduce((a, b) => a + b, 0);
  return Math.max((side ** 2 * Math.max(...areas)) / sum ** 2, sum ** 2 / (side ** 2 * Math.min(...areas)));
};

/** Squarified rows, after Bruls, Huizing and van Wijk (2000): a row grows while its worst aspect ratio improves. */
const squarify = (items: readonly Item[], field: Field): Placed[] => {
  const total = items.reduce((sum, { datum }) => sum + datum.value, 0);
  const area = (item: Item) => (item.datum.value / total) * field.width * field.height;
  if (items.length === 0) return [];
  const side = Math.min(field.width, field.height);
  let count = 1;
  while (
    count < items.length &&
    worst(items.slice(0, count + 1).map(area), side) <= worst(items.slice(0, count).map(area), side)
  )
    count += 1;
  const row = items.slice(0, count);
  const thick = row.reduce((sum, item) => sum + area(item), 0) / side;
  const lies = field.width < field.height;
  let along = 0;
  const placed = row.map((item): Placed => {
    const long = area(item) / thick;
    const at = along;
    along += long;
    return lies
      ? { item, x: field.x + at, y: field.y, width: long, height: thick }
      : { item, x: field.x, y: field.y + at, width: thick, height: long };
  });
  const rest = lies
    ? { ...field, y: field.y + thick, height: field.height - thick }
    : { ...field, x: field.x + thick, width: field.width - thick };
  return [...placed, ...squarify(items.slice(count), rest)];
};

/** Leaves a pixel of the background between neighbors, less if they are thinner than that. */
const inset = ({ x, y, width, height }: Field): Field => {
  const [across, down] = [Math.min(1, width / 4), Math.min(1, height / 4)];
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
};

const words = ({ item, x, y, width, height }: Placed, value: string): Mark[] => {
  const room = width - 16;
  if (height < 24 || room < 20) return [];
  const lines = wrapped(item.label, { width: room, size: TEXT, lines: height > 56 ? 2 : 1 });
  const names = lines.map((text, i) => label({ at: [x + 9, y + 19 + i * 15], text, tone: 'surface', bold: true }));
  const fits = height >= 26 + lines.length * 15 && widthOf(value, TEXT) <= room;
  return fits ? [...names, label({ at: [x + 9, y + 19 + lines.length * 15], text: value, tone: 'surface' })] : names;
};

export const treemapChart = (sheet: Sheet, { items }: Tree): Drawing => {
  const total = items.reduce((sum, { datum }) => sum + Math.max(0, datum.value), 0);
  // Items too small to draw are only in the table.
  const drawable = items
    .filter(({ datum }) => datum.value > total * 1e-7)
    .toSorted((a, b) => b.datum.value - a.datum.value);
  const groups = [...new Set(drawable.map(({ group }) => group ?? ''))];
  const toneOf = ({ group }: Item) => seriesTone(Math.min(5, groups.indexOf(group ?? '')));
  const shownGroups = groups.length > 1 ? groups.slice(0, 6).map((name) => fitted(name || '–', 200, TEXT)) : [];
  const names = legend(
    shownGroups,
    shownGroups.map((_, i) => seriesTone(i)),
    sheet.width,
  );
  const say = inShort(
    sheet,
    drawable.map(({ datum }) => datum.value),
  );
  const placed = squarify(drawable, { x: 0, y: names.height, width: sheet.width, height: HEIGHT });
  const marks = placed.flatMap((one): Mark[] => [
    {
      kind: 'rect',
      ...inset(one),
      fill: toneOf(one.item),
      ...drawnFrom(one.item.datum, tipOf(sheet, [one.item.label], one.item.datum)),
    },
    ...words(one, datumLabel(say, one.item.datum)),
  ]);
  return { width: sheet.width, height: names.height + HEIGHT, marks: [...names.marks, ...marks] };
};
