// Lists what a slide, its layout or its master draws: where each shape is, and what fills it.
import { type Attributes, readXml } from './read-xml.ts';
import { type Color, colorOf, isColor, type Scheme } from './slide-colors.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];
/** `isBare`: nothing fills it. */
export type SlideShape = { box?: Box; isBare: boolean; color: Color };
export type Drawing = { readonly shapes: readonly SlideShape[]; readonly paper?: { readonly color: Color } };

export const DRAWN = new Set(['sp', 'pic', 'graphicFrame', 'cxnSp']);
const FILLS = new Set(['solidFill', 'gradFill', 'blipFill', 'pattFill', 'grpFill']);
const FILLED = new Set(['spPr', 'bgPr']);
/** From the coordinates of a group to those of the slide. */
type Transform = (x: number, y: number) => readonly [number, number];

/** Follows the positions of shapes; those inside a group are in coordinates of its own. */
const positions = () => {
  const maps: Transform[] = [(x, y) => [x, y]];
  let numbers: Record<string, number> = {};
  const at = (name: string): number => numbers[name] ?? 0;
  const map = (): Transform => maps.at(-1) ?? ((x, y) => [x, y]);
  const scale = (size: number, inner: number): number => (inner > 0 ? size / inner : 1);
  return {
    begin: () => {
      numbers = {};
    },
    read: (name: string, { x = '0', y = '0', cx = '0', cy = '0' }: Attributes) => {
      const isSize = name.toLowerCase().endsWith('ext');
      numbers[`${name}X`] = Number(isSize ? cx : x);
      numbers[`${name}Y`] = Number(isSize ? cy : y);
    },
    box: (): Box => [...map()(at('offX'), at('offY')), ...map()(at('offX') + at('extX'), at('offY') + at('extY'))],
    openGroup: () => maps.push(map()),
    /** The group that was opened last is placed like this. */
    placeGroup: () => {
      maps.pop();
      const [outer, own] = [map(), { ...numbers }];
      const part = (name: string) => own[name] ?? 0;
      maps.push((x, y) =>
        outer(
          part('offX') + (x - part('chOffX')) * scale(part('extX'), part('chExtX')),
          part('offY') + (y - part('chOffY')) * scale(part('extY'), part('chExtY')),
        ),
      );
    },
    closeGroup: () => maps.pop(),
  };
};

export const drawingOf = (bytes: Uint8Array | undefined, scheme: Scheme): Drawing => {
  const shapes: SlideShape[] = [];
  const path: string[] = [];
  const place = positions();
  let paper: { color: Color } | undefined;
  const parent = (n = 1) => path.at(-1 - n) ?? '';
  const fill = (color: Color) => {
    if (path.includes('bgPr') || path.includes('bgRef')) paper = { color };
    else Object.assign(shapes.at(-1) ?? {}, { isBare: false, color });
  };
  const readFill = (name: string, attributes: Attributes) => {
    if (FILLS.has(name) && FILLED.has(parent())) fill(undefined);
    else if (isColor(name) && parent() === 'solidFill' && FILLED.has(parent(2))) fill(colorOf(attributes, scheme));
    else if (isColor(name) && parent() === 'bgRef') fill(colorOf(attributes, scheme));
    else if (isColor(parent()) && ((parent(2) === 'solidFill' && FILLED.has(parent(3))) || parent(2) === 'bgRef'))
      fill(undefined);
    else if (name === 'fillRef' && attributes.idx !== '0' && shapes.at(-1)?.isBare) fill(undefined);
  };
  readXml(bytes, {
    open: (name, attributes) => {
      path.push(name);
      if (DRAWN.has(name)) shapes.push({ isBare: name === 'sp', color: undefined });
      else if (name === 'grpSp') place.openGroup();
      else if (name === 'xfrm') place.begin();
      else if (parent() === 'xfrm') place.read(name, attributes);
      else readFill(name, attributes);
    },
    close: (name) => {
      path.pop();
      if (name === 'grpSp') place.closeGroup();
      else if (name === 'xfrm' && path.at(-1) === 'grpSpPr' && path.at(-2) === 'grpSp') place.placeGroup();
      else if (name === 'xfrm' && path.at(-1) !== 'grpSpPr') Object.assign(shapes.at(-1) ?? {}, { box: place.box() });
    },
  });
  return { shapes, ...(paper ? { paper } : {}) };
};
