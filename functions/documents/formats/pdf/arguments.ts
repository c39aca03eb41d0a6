// Reads the arguments of drawing operations, which pdf.js does not type.
import type { Color, Look } from './look.ts';
import type { Box, Matrix } from './matrices.ts';
import { type Path, parsePath } from './path.ts';

export type Arguments = readonly unknown[];

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbersOf = (value: unknown): readonly number[] => {
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  return listOf(value).map(Number);
};

/** Given as six numbers, or as one list of them. */
export const matrixOf = (args: Arguments): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(args.length === 6 ? args : args[0]);
  return [a, b, c, d, e, f];
};

/** What an extended graphics state changes. */
export const stateOf = (args: Arguments): Partial<Look> => {
  const settings = new Map(listOf(args[0]).map((entry) => [listOf(entry)[0], listOf(entry)[1]]));
  const [fill, stroke, width] = [settings.get('ca'), settings.get('CA'), settings.get('LW')];
  return {
    ...(typeof fill === 'number' ? { fillAlpha: fill } : {}),
    ...(typeof stroke === 'number' ? { strokeAlpha: stroke } : {}),
    ...(typeof width === 'number' ? { lineWidth: width } : {}),
    ...(settings.has('BM') ? { isBlended: settings.get('BM') !== 'source-over' } : {}),
    ...(settings.has('SMask') ? { isMasked: settings.get('SMask') !== false } : {}),
  };
};

export const numberAt = (args: Arguments, at = 0): number => Number(args[at]) || 0;

export const colorOf = ([color]: Arguments): Color =>
  typeof color === 'string' && /^#[\da-f]{6}$/i.test(color) ? color : undefined;

export const pathOf = (args: Arguments): Path => parsePath(numbersOf(listOf(args[1])[0]), numbersOf(args[2]));

/** The box of a form, if it states one. */
export const formBoxOf = (args: Arguments): Box | undefined => {
  const [left, bottom, right, top] = numbersOf(args[1]);
  return left === undefined || bottom === undefined || right === undefined || top === undefined
    ? undefined
    : [left, bottom, right, top];
};

export const isMask = ([group]: Arguments): boolean =>
  typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask);
