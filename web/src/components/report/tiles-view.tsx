// Tiles: the key figures, each with its source and check.
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { CHECK_LOOKS, CheckMark } from '../answer/check-mark.tsx';
import { Chips } from '../answer/citation-chip.tsx';
import { CitedText } from '../answer/cited-text.tsx';
import { cx } from '../ui/class-names.ts';

const ARROWS = { up: ArrowUp, down: ArrowDown, flat: ArrowRight } as const;

const Change = ({ change }: { change: NonNullable<Tile['change']> }) => {
  const { t } = useTranslation('report');
  const { text, direction, refs = [], check = 'verified', findings } = change;
  const Arrow = ARROWS[direction];
  return (
    <p className="mt-0.5 flex items-center text-fg2 text-note">
      <Arrow aria-hidden="true" className="mr-1 size-3.5 text-fg3" />
      <span className="sr-only">{t(`change.${direction}`, { text })}</span>
      <span aria-hidden="true">{text}</span>
      <Chips refs={refs} />
      <CheckMark check={check} findings={findings} />
    </p>
  );
};

const TileView = ({ tile }: { tile: Tile }) => {
  const { label, value, unit, period, change, refs = [], check = 'verified', findings } = tile;
  return (
    <li className="min-w-0 rounded-card bg-sunken px-4 py-3">
      <p className="text-fg3 text-meta">
        {label}
        {period && ` · ${period}`}
      </p>
      <p className="mt-0.5 text-title tabular">
        <CitedText refs={refs}>
          <span className={CHECK_LOOKS[check]}>
            <strong className="font-semibold">{value}</strong>
            {unit && <span className="text-fg3 text-note"> {unit}</span>}
          </span>
        </CitedText>
        {/* The figure is the link to its only source. */}
        {refs.length > 1 && <Chips refs={refs} />}
        <span className="ml-1.5 inline-block">
          <CheckMark check={check} findings={findings} />
        </span>
      </p>
      {change && <Change change={change} />}
    </li>
  );
};

/** Four tiles are two by two, because three in a row would leave one over. */
const isSquare = ({ tiles }: BlockOf<'figures'>) => tiles.length === 4;

export const TilesView = ({ block }: { block: BlockOf<'figures'> }) => (
  <ul
    className={cx(
      'my-4 grid gap-2',
      isSquare(block) ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fill,minmax(min(12rem,45%),1fr))]',
    )}
  >
    {block.tiles.map((tile) => (
      <TileView key={`${tile.label}${tile.period}`} tile={tile} />
    ))}
  </ul>
);
