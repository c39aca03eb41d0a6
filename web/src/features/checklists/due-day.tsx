// The due date of the selected rows: saved when it is chosen.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/ui/input.tsx';
import { dayEntry } from './day-entry.ts';

export const DueDay = ({ onSave }: { onSave: (day: string) => void }) => {
  const { t } = useTranslation('checklists');
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const [entry] = useState(() => dayEntry((day) => latest.current(day)));
  useEffect(() => entry.stop, [entry]);
  return (
    <Input
      type="date"
      aria-label={t('screen.setDue')}
      className="w-40"
      onChange={({ target }) => entry.enter(target.value)}
      onBlur={entry.finish}
      onKeyDown={({ key }) => key === 'Enter' && entry.finish()}
    />
  );
};
