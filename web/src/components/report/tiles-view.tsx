// Tiles: the key figures, each with its source and check.
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { CHECK_LOOKS, CheckMark } from '../answer/check-mark.tsx';
import { Chips } from '../answer/citation-chip.tsx';

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
    <li className="rounded-card bg-sunken px-4 py-3">
      <p className="text-fg3 text-meta">
        {label}
        {period && ` · ${period}`}
      </p>
      <p className="mt-0.5 text-title tabular">
        <span className={CHECK_LOOKS[check]}>
          <strong className="font-semibold">{value}</strong>
          {unit && <span className="text-fg3 text-note"> {unit}</span>}
        </span>
        <Chips refs={refs} />
        <CheckMark check={check} findings={findings} />
      </p>
      {change && <Change change={change} />}
    </li>
  );
};

export const TilesView = ({ block }: { block: BlockOf<'figures'> }) => (
  <ul className="my-4 grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-2">
    {block.tiles.map((tile) => (
      <TileView key={`${tile.label}${tile.period}`} tile={tile} />
    ))}
  </ul>
);
