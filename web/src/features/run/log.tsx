// The log of a run, with the newest entry in view and announced to screen readers.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { useLogText } from './log-text.ts';
import { Panel } from './panel.tsx';
import type { RunLog } from './run-view.ts';

/** A section of figures alone has no sentences to check, so its log entry is left out. */
const saysSomething = ({ code, params }: RunLog): boolean => code !== 'checked' || params?.total !== '0';

export const Log = ({ logs }: { logs: readonly RunLog[] }) => {
  const { t } = useTranslation('runs');
  const textOf = useLogText();
  const list = useRef<HTMLOListElement>(null);
  const lines = logs.filter(saysSomething).map(textOf);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <Panel title={t('run.log')}>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t('run.log')}
        className="flex max-h-72 flex-col gap-1.5 overflow-y-auto text-fg2 text-note"
      >
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever come after one another
          <li key={i} className={cx('wrap-anywhere', i === count - 1 && 'font-medium text-fg')}>
            {line}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {lines.at(-1)}
      </p>
    </Panel>
  );
};
