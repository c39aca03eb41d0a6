// The frame around a cited passage, turned with its page.
import type { Locator } from '#shared/model/file.ts';

type Box = NonNullable<Locator['box']>;

/** A box, in shares of the page, after the page was turned clockwise by the given degrees. */
export const turnedBox = ([left, top, right, bottom]: Box, turned: number): Box => {
  if (turned === 90) return [1 - bottom, left, 1 - top, right];
  if (turned === 180) return [1 - right, 1 - bottom, 1 - left, 1 - top];
  return turned === 270 ? [top, 1 - right, bottom, 1 - left] : [left, top, right, bottom];
};

export const PassageFrame = ({ box, turned }: { box: Box; turned: number }) => {
  const [left, top, right, bottom] = turnedBox(box, turned);
  return (
    <div
      data-testid="passage"
      aria-hidden="true"
      className="pointer-events-none absolute rounded-chip border-2 border-[#2f54c8] bg-[#2f54c8]/6"
      style={{
        left: `calc(${left * 100}% - 6px)`,
        top: `calc(${top * 100}% - 5px)`,
        width: `calc(${(right - left) * 100}% + 12px)`,
        height: `calc(${(bottom - top) * 100}% + 10px)`,
      }}
    />
  );
};
