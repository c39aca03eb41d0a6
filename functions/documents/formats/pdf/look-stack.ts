// The graphics states of a PDF page inside one another: saved ones, forms, groups, masks and clips.
import { type Arguments, formBoxOf, isMask, matrixOf } from './arguments.ts';
import { FIRST_LOOK, type Look } from './look.ts';
import { isUpright, type Matrix, mapBox, multiply, overlapOf } from './matrices.ts';
import type { Path } from './path.ts';

export const lookStack = () => {
  const saved: Look[] = [];
  let look = FIRST_LOOK;
  let masks = 0;
  const set = (change: Partial<Look>) => {
    look = { ...look, ...change };
  };
  const save = () => {
    saved.push(look);
  };
  const restore = () => {
    look = saved.pop() ?? look;
  };
  const transform = (matrix: Matrix) => set({ ctm: multiply(look.ctm, matrix) });
  const clipTo = ({ box, isRectangle }: Path) => {
    const isExact = look.clip.isExact && isRectangle && isUpright(look.ctm);
    set({ clip: { box: overlapOf(look.clip.box, mapBox(look.ctm, box)), isExact } });
  };
  return {
    look: (): Look => look,
    /** What is inside a mask is not drawn itself. */
    isInMask: (): boolean => masks > 0,
    set,
    save,
    restore,
    transform,
    clipTo,
    beginForm: (args: Arguments): void => {
      save();
      transform(matrixOf(args.slice(0, 1)));
      const box = formBoxOf(args);
      if (box) clipTo({ box, isRectangle: true });
    },
    beginGroup: (args: Arguments): void => {
      save();
      if (masks > 0 || isMask(args)) masks += 1;
      set({ isGone: look.isGone || look.fillAlpha === 0, fillAlpha: 1, strokeAlpha: 1 });
    },
    endGroup: (): void => {
      masks = Math.max(0, masks - 1);
      restore();
    },
  };
};
