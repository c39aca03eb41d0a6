// Wraps a table and its sources: it scrolls sideways, and is one tab stop however many marks it has; arrow keys move
// between them.
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkStop } from './mark-stop.ts';
import { nextMark } from './next-mark.ts';

const placeOf = (mark: HTMLElement) => ({
  // Marks below the table count as its last row.
  row: mark.closest('tr')?.rowIndex ?? Number.MAX_SAFE_INTEGER,
  column: mark.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0,
});

const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const marks = [...event.currentTarget.querySelectorAll('button')];
  const from = marks.findIndex((mark) => mark.contains(document.activeElement));
  const to = nextMark(marks.map(placeOf), from, event.key);
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  marks[to]?.focus();
};

type Props = { label: string; className: string; children: ReactNode };

export const MarkedTable = ({ label, className, children }: Props) => {
  const { t } = useTranslation('answers');
  return (
    // A group, not a region: reports repeat captions between sections, and landmarks need unique names.
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div
      role="group"
      aria-label={label}
      aria-description={t('tableKeys')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={className}
    >
      <MarkStop value={-1}>{children}</MarkStop>
    </div>
  );
};
