// Replays the drawing operations of a PDF page: its glyphs in order, and which of them nobody sees.
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Arguments, listOf, matrixOf, numberAt, pathOf } from './arguments.ts';
import { type Color, glyphColors, type Look } from './look.ts';
import { changeOf, type FontOf } from './look-changes.ts';
import { lookStack } from './look-stack.ts';
import { contains, IDENTITY } from './matrices.ts';
import { type Shapes, shapesOf } from './shapes.ts';
import { type Glyph, typesetter } from './typesetter.ts';

export type Operations = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };
export type DrawnGlyph = Glyph & { readonly isHidden: boolean };
type Run = { readonly glyphs: readonly Glyph[]; readonly look: Look; readonly before: number };

const PICTURES: readonly number[] = [
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
];
const BOTH = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
const FILLS: readonly number[] = [OPS.fill, OPS.eoFill, ...BOTH];
const STROKES: readonly number[] = [OPS.stroke, OPS.closeStroke, ...BOTH];

type Stack = ReturnType<typeof lookStack>;

/** Paths are painted, and clip what follows where the operation before them says so. */
const pathPainter = (stack: Stack, shapes: Shapes) => {
  let clips = false;
  return {
    clip: () => {
      clips = true;
    },
    paint: (args: Arguments) => {
      const path = pathOf(args);
      const look = stack.look();
      if (!stack.isInMask() && FILLS.includes(numberAt(args))) shapes.fill(path.box, path.isRectangle, look);
      if (!stack.isInMask() && STROKES.includes(numberAt(args))) shapes.stroke(path.box, look);
      if (clips) stack.clipTo(path);
      clips = false;
    },
  };
};

/** Operations after which a picture may follow, before which one may have been drawn, and which draw something else. */
const BEGINS: readonly number[] = [OPS.transform, OPS.paintFormXObjectBegin];
const ENDS: readonly number[] = [OPS.restore, OPS.paintFormXObjectEnd];
const DRAWS: readonly number[] = [OPS.showText, OPS.shadingFill];

/** Pictures are not decoded; their trace is a change of coordinates after which nothing is drawn until it ends. */
const pictureFinder = (stack: Stack, shapes: Shapes) => {
  let isOpen = false;
  const picture = () => !stack.isInMask() && shapes.picture(stack.look());
  return (operation: number, args: Arguments) => {
    const isPaint = operation === OPS.constructPath && numberAt(args) !== OPS.endPath;
    if (BEGINS.includes(operation)) isOpen = true;
    else if (PICTURES.includes(operation) || (isOpen && ENDS.includes(operation))) {
      picture();
      isOpen = false;
    } else if (isPaint || DRAWS.includes(operation)) isOpen = false;
  };
};

type Drawing = { readonly stack: Stack; readonly shapes: Shapes; readonly runs: Run[] };
type Step = (args: Arguments) => void;

const textSteps = ({ stack, shapes, runs }: Drawing): readonly (readonly [number, Step])[] => {
  const text = typesetter();
  const show = (args: Arguments) => {
    const look = stack.look();
    const glyphs = text.show(listOf(args[0]), look);
    if (!stack.isInMask()) runs.push({ glyphs, look, before: shapes.count() });
  };
  const moveBy = (args: Arguments) => text.moveBy(numberAt(args, 0), numberAt(args, 1));
  return [
    [OPS.beginText, () => text.setMatrix(IDENTITY)],
    [OPS.setTextMatrix, (args) => text.setMatrix(matrixOf(args))],
    [OPS.moveText, moveBy],
    [OPS.setLeadingMoveText, moveBy],
    [OPS.nextLine, () => text.moveBy(0, -stack.look().leading)],
    [OPS.showText, show],
  ];
};

/** What each operation does besides a change of the look of what follows. */
const stepsOf = (drawing: Drawing): ReadonlyMap<number, Step> => {
  const { stack, shapes } = drawing;
  const { clip, paint } = pathPainter(stack, shapes);
  return new Map([
    ...textSteps(drawing),
    [OPS.save, stack.save],
    [OPS.restore, stack.restore],
    [OPS.transform, (args) => stack.transform(matrixOf(args))],
    [OPS.clip, clip],
    [OPS.eoClip, clip],
    [OPS.constructPath, paint],
    [OPS.shadingFill, () => stack.isInMask() || shapes.shade(stack.look())],
    [OPS.paintFormXObjectBegin, stack.beginForm],
    [OPS.paintFormXObjectEnd, stack.restore],
    [OPS.beginGroup, stack.beginGroup],
    [OPS.endGroup, stack.endGroup],
  ]);
};

const replayed = ({ fnArray, argsArray }: Operations, fontOf: FontOf): Drawing => {
  const drawing: Drawing = { stack: lookStack(), shapes: shapesOf(), runs: [] };
  const { stack, shapes } = drawing;
  const findPicture = pictureFinder(stack, shapes);
  const steps = stepsOf(drawing);
  for (const [n, operation] of fnArray.entries()) {
    const args = listOf(argsArray[n]);
    findPicture(operation, args);
    const change = changeOf(operation, args, fontOf);
    if (change) stack.set(change);
    steps.get(operation)?.(args);
  }
  findPicture(OPS.restore, []);
  return drawing;
};

/** Glyphs further outside a clip than their own size are cut off, unless others of their run are not. */
const isCutOff = ({ glyphs, look }: Run): boolean =>
  !glyphs.some(({ middle, size }) => contains(look.clip.box, middle, size));

const isHidden = ({ middle }: Glyph, { before }: Run, colors: readonly Color[], shapes: Shapes): boolean =>
  colors.length === 0 ? !shapes.isDrawn(middle) : colors.every((color) => shapes.isGround(color, middle, before));

/** Without glyphs where none is hidden, as on nearly all pages. */
export const drawnGlyphs = (operations: Operations, fontOf: FontOf): DrawnGlyph[] => {
  const { runs, shapes } = replayed(operations, fontOf);
  const hidden = new Set<Glyph>();
  for (const run of runs) {
    const isCut = isCutOff(run);
    const colors = glyphColors(run.look);
    for (const glyph of run.glyphs) if (isCut || isHidden(glyph, run, colors, shapes)) hidden.add(glyph);
  }
  if (hidden.size === 0) return [];
  return runs.flatMap(({ glyphs }) => glyphs.map((glyph) => ({ ...glyph, isHidden: hidden.has(glyph) })));
};
