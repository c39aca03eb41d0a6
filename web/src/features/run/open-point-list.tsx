// The open points of a report, before it is downloaded or shared.
import { useTranslation } from 'react-i18next';
import type { OpenPoint } from '#shared/report/open-points.ts';

export const OpenPointList = ({ points }: { points: readonly OpenPoint[] }) => {
  const { t } = useTranslation('runs');
  const textOf = (point: OpenPoint): string => {
    switch (point.code) {
      case 'unsupported':
      case 'uncertain':
        return t(`open.${point.code}`, { count: point.count });
      case 'failed':
      case 'empty':
      case 'differing':
      case 'internal':
      case 'beside':
      case 'stale':
        return t(`open.${point.code}`, { titles: point.titles.join(point.code === 'differing' ? '; ' : ', ') });
      default:
        return t(`open.${point.code}`);
    }
  };
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-4">
      {points.map((point) => (
        <li key={point.code}>{textOf(point)}</li>
      ))}
    </ul>
  );
};
