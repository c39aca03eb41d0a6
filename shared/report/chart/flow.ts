// Value chain charts: arrows between stages, with the companies in each below it.
import type { DrawnOf } from './chart.ts';
import type { Drawing, Mark, Point } from './drawing.ts';
import { wrapped } from './measure.ts';
import { drawnFrom, label, type Sheet, TEXT } from './sheet.ts';

type Chain = DrawnOf<'flow'>;
type Stage = Chain['stages'][number];

const HEAD = 52;
const NOSE = 12;
const LINE = 15;

const arrow = (x: number, width: number, { isFirst }: { isFirst: boolean }): Point[] => {
  const [tail, nose] = [x + (isFirst ? 0 : NOSE), x + width + NOSE - 4];
  return [
    [x, 0],
    [nose - NOSE, 0],
    [nose, HEAD / 2],
    [nose - NOSE, HEAD],
    [x, HEAD],
    ...(isFirst ? [] : [[tail, HEAD / 2] as const]),
  ];
};

const captionOf = ({ label: name, note }: { label: string; note?: string | undefined }): string =>
  note ? `${name}: ${note}` : name;

const below = (stage: Stage, x: number, width: number): { marks: Mark[]; bottom: number } => {
  let y = HEAD + 8;
  const note = wrapped(stage.note ?? '', { width, size: TEXT, lines: 4 }).map((text): Mark => {
    y += LINE;
    return label({ at: [x, y], text, tone: 'ink3' });
  });
  if (note.length > 0) y += 6;
  const items = stage.items.flatMap((item): Mark[] => {
    const inner = width - 16;
    const names = wrapped(item.label, { width: inner, size: TEXT, lines: 2 });
    const notes = wrapped(item.note ?? '', { width: inner, size: TEXT, lines: 3 });
    const top = y + 4;
    const height = (names.length + notes.length) * LINE + 13;
    y = top + height;
    return [
      { kind: 'rect', x, y: top, width, height, fill: 'sunken', ...drawnFrom(item, captionOf(item)) },
      ...names.map((text, i) => label({ at: [x + 8, top + 17 + i * LINE], text, tone: 'ink', bold: true })),
      ...notes.map((text, i) => label({ at: [x + 8, top + 17 + (names.length + i) * LINE], text, tone: 'ink2' })),
    ];
  });
  return { marks: [...note, ...items], bottom: y };
};

export const flowChart = (sheet: Sheet, { stages }: Chain): Drawing => {
  const wide = (sheet.width - NOSE) / stages.length;
  const columns = stages.map((stage, i) => {
    const x = i * wide;
    const lines = wrapped(stage.label, { width: wide - 34, size: TEXT, lines: 2 });
    const head: Mark[] = [
      {
        kind: 'area',
        points: arrow(x, wide, { isFirst: i === 0 }),
        fill: 'series1',
        ...drawnFrom(stage, captionOf(stage)),
      },
      ...lines.map((text, line) =>
        label({
          at: [x + (wide + (i === 0 ? 4 : 16)) / 2, HEAD / 2 + 4 + (line - (lines.length - 1) / 2) * LINE],
          text,
          anchor: 'middle',
          tone: 'surface',
          bold: true,
        }),
      ),
    ];
    const under = below(stage, x, wide - 10);
    return { marks: [...head, ...under.marks], bottom: under.bottom };
  });
  return {
    width: sheet.width,
    height: Math.max(...columns.map(({ bottom }) => bottom)) + 6,
    marks: columns.flatMap(({ marks }) => marks),
  };
};
