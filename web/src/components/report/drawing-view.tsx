// A drawing on screen: a press on a figure opens its source; the table below the chart does the same for the keyboard.
import type { Drawing, Mark } from '#shared/report/chart/drawing.ts';
import { useCitations } from '../answer/citations.ts';
import { cx } from '../ui/class-names.ts';
import { FILL, STROKE } from './tone-classes.ts';

const pointsOf = (points: Extract<Mark, { kind: 'line' }>['points']): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const Shape = ({ mark, open }: { mark: Mark; open: (() => void) | undefined }) => {
  const common = {
    opacity: mark.opacity,
    ...(open && { onClick: open }),
  };
  const look = open && 'cursor-pointer transition-opacity duration-120 hover:opacity-90';
  const tip = mark.tip && <title>{mark.tip}</title>;
  switch (mark.kind) {
    case 'rect':
      return (
        <rect
          {...common}
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          className={cx(FILL[mark.fill], look)}
        >
          {tip}
        </rect>
      );
    case 'area':
      return (
        <polygon {...common} points={pointsOf(mark.points)} className={cx(FILL[mark.fill], look)}>
          {tip}
        </polygon>
      );
    case 'line':
      return (
        <polyline
          {...common}
          points={pointsOf(mark.points)}
          fill="none"
          strokeWidth={mark.thick}
          strokeDasharray={mark.dashed ? '4 3' : undefined}
          className={STROKE[mark.stroke]}
        />
      );
    case 'dot':
      return (
        <circle {...common} cx={mark.x} cy={mark.y} r={mark.radius} className={cx(FILL[mark.fill], look)}>
          {tip}
        </circle>
      );
    case 'label':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          textAnchor={mark.anchor}
          fontWeight={mark.bold ? 600 : undefined}
          className={cx(FILL[mark.tone], 'pointer-events-none tabular')}
        >
          {mark.text}
        </text>
      );
  }
};

export const DrawingView = ({ drawing: { width, height, marks }, name }: { drawing: Drawing; name: string }) => {
  const { byNumber, onOpen } = useCitations();
  const opening = ({ refs = [] }: Mark): (() => void) | undefined => {
    const n = refs.find((ref) => byNumber.has(ref));
    return n === undefined ? undefined : () => onOpen(n);
  };
  return (
    <svg
      role="img"
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block max-w-none"
    >
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is replaced as a whole
        <Shape key={i} mark={mark} open={opening(mark)} />
      ))}
    </svg>
  );
};
