// Follows which runs of a Word part nobody sees: hidden by themselves, by their style or by the run around them, of no
import type { Attributes } from './read-xml.ts';

// size, or white on the page.

type Run = { isGone: boolean; isTiny: boolean; isWhite: boolean; isFilled: boolean };
/** What a style states of its text; what it does not state is that of its base, or of the text around it. */
export type StyleLook = Partial<Run>;

/** A property without a value is on. */
export const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '');

/** In half points; nobody reads smaller letters. */
const MIN_SIZE = 4;
/** What gives text a background of its own; that of a table may come from its style. */
const FRAMES = new Set(['tbl', 'txbxContent', 'hdr', 'ftr']);

export const isTiny = ({ val = '' }: Attributes): boolean => Number(val) < MIN_SIZE;

export const isWhite = ({ val = '', themeColor }: Attributes): boolean =>
  themeColor === undefined ? val.toUpperCase() === 'FFFFFF' : themeColor === 'background1';

/**
 * `styles` by id; `paragraphStyle` is that of the open paragraph. The properties of a paragraph concern only
 * its mark, except for its background. `isPlain`: nothing is drawn behind the text of the part.
 */
export const hiddenRuns = (
  styles: ReadonlyMap<string, StyleLook>,
  paragraphStyle: () => string | undefined,
  isPlain: boolean,
) => {
  const open: Run[] = [];
  const paragraphs: { isFilled: boolean }[] = [];
  let frames = 0;
  const set = (change: Partial<Run>) => {
    const run = open.at(-1);
    if (run) Object.assign(run, change);
  };
  const push = (look?: StyleLook) => {
    const isGone = open.at(-1)?.isGone ?? false;
    open.push({ isTiny: false, isWhite: false, isFilled: false, ...look, isGone: isGone || look?.isGone === true });
  };
  const isOnPage = () => isPlain && frames === 0 && paragraphs.at(-1)?.isFilled !== true;
  const fill = () => {
    set({ isFilled: true });
    Object.assign(paragraphs.at(-1) ?? {}, { isFilled: true });
  };
  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    p: () => paragraphs.push({ isFilled: false }),
    r: () => push(styles.get(paragraphStyle() ?? '')),
    pPr: () => push(),
    rStyle: ({ val = '' }) => set({ ...styles.get(val), ...(open.at(-1)?.isGone ? { isGone: true } : {}) }),
    vanish: ({ val }) => set({ isGone: isOn(val) }),
    sz: (size) => set({ isTiny: isTiny(size) }),
    color: (color) => set({ isWhite: isWhite(color) }),
    shd: fill,
    highlight: fill,
  };
  return {
    isHidden: (): boolean => {
      const run = open.at(-1);
      return run !== undefined && (run.isGone || run.isTiny || (run.isWhite && !run.isFilled && isOnPage()));
    },
    open: (name: string, attributes: Attributes): void => {
      if (FRAMES.has(name)) frames += 1;
      opened[name]?.(attributes);
    },
    close: (name: string): void => {
      if (FRAMES.has(name)) frames -= 1;
      else if (name === 'p') paragraphs.pop();
      else if (name === 'r' || name === 'pPr') open.pop();
    },
  };
};
