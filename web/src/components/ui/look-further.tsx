// Paging for a list that is searched in parts: says that there is more, and moves forward and back.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parts } from '#web/lib/use-parts.ts';
import { Button } from './button.tsx';

type Part = { readonly count: number; readonly cursor?: string | undefined };

/**
 * Continues with the next part while nothing has been found. Returns true meanwhile, so that no list shows "nothing"
 * too early.
 */
export const useGoingOn = (parts: Parts | undefined, part: Part | undefined): boolean => {
  const goOn = useRef(parts?.goOn);
  goOn.current = parts?.goOn;
  const next = parts && part?.count === 0 ? part.cursor : undefined;
  useEffect(() => {
    if (next) goOn.current?.(next);
  }, [next]);
  return next !== undefined;
};

type Props = { readonly parts: Parts; readonly part: Part };

export const LookFurther = ({ parts, part: { cursor, count } }: Props) => {
  const { t } = useTranslation('common');
  if (count === 0 && cursor) return <p className="px-6 pb-6 text-fg3 text-note">{t('table.searching')}</p>;
  if (!cursor && !parts.hasFound) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 px-6 pb-8 text-fg3 text-note max-md:px-4">
      <span>{t(cursor ? 'table.partSearched' : count > 0 ? 'table.lastPart' : 'table.nothingFurther')}</span>
      {cursor && <Button onClick={() => parts.lookFurther(cursor)}>{t('table.further')}</Button>}
      {parts.hasFound && (
        <Button variant="ghost" onClick={parts.restart}>
          {t('table.firstPart')}
        </Button>
      )}
    </div>
  );
};
