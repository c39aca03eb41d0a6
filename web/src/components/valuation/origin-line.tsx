// The source of the active cell's figure, for readers without a pointer; a page opens in a new tab.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Origin } from '#shared/finance/given.ts';
import { shortLabel } from '#web/components/runs/loose-text.ts';
import { driverYear, type Focused } from './driver-rows.ts';
import type { Valued } from './valuation.ts';
import { originText } from './wording.ts';

/** The origin as text, or as a link if it is a page of a file. */
export const OriginText = ({ origin }: { origin: Origin }) => {
  const text = originText(origin);
  const url = origin.kind === 'source' ? origin.url : undefined;
  if (!url?.startsWith('/')) return <>{text}</>;
  return (
    <Link to={url} target="_blank" rel="noreferrer" className="text-accent-fg underline-offset-2 hover:underline">
      {text}
    </Link>
  );
};

type OriginLineProps = { now: Valued; focused: Focused | undefined };

export const OriginLine = ({ now, focused }: OriginLineProps) => {
  const { t } = useTranslation('runs');
  if (!focused) return null;
  const { origin, value } = driverYear(now, focused.field, focused.year, false);
  if (value === undefined) return null;
  return (
    <p className="text-fg2 text-meta">
      {`${shortLabel(focused.field)}, ${focused.year}: `}
      {origin ? <OriginText origin={origin} /> : t('valuation.onTheWay')}
    </p>
  );
};
