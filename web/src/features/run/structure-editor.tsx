// The structure of a memorandum: reorder (by dragging, buttons or keys), rename, add and remove sections.
import { PenLine, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditsFor } from '#shared/analyses/plan.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { RunRow } from '#shared/model/run.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { FrontMatterAsk } from './front-matter-ask.tsx';
import { added, changed, moved, type Part, problemOf } from './structure.ts';
import { Add, Row } from './structure-row.tsx';

const proposalOf = (run: RunRow): readonly Part[] =>
  run.sections.map(({ id, title, on, state }) => ({ id, title, on: on ?? state !== 'LeftOut' }));

const useParts = (run: RunRow) => {
  const { t } = useTranslation('runs');
  const [parts, setParts] = useState(() => proposalOf(run));
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const name = parts[from]?.title ?? '';
    if (to >= 0 && to < parts.length) setAnnouncement(t('structure.moved', { name, n: to + 1 }));
    setParts(moved(parts, from, to));
  };
  return { parts, setParts, announcement, move, reset: () => setParts(proposalOf(run)) };
};

type StructureEditorProps = { run: RunRow; mayChoose: boolean; onStarted: () => unknown };

export const StructureEditor = ({ run, mayChoose, onStarted }: StructureEditorProps) => {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const { parts, setParts, announcement, move, reset } = useParts(run);
  const dragged = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const { trigger, isMutating, error } = useAction('runs.structure');
  const problem = problemOf(parts);
  const count = parts.filter(({ on }) => on).length;
  const generate = () =>
    trigger({ params: { runId: run.id }, body: { sections: [...parts] } }).then(onStarted, () => undefined);
  const hover = (at: number) => {
    const from = dragged.current;
    if (from === undefined || from === at) return;
    dragged.current = at;
    setOver(at);
    move(from, at);
  };
  const end = () => {
    dragged.current = undefined;
    setOver(undefined);
  };
  return (
    <section aria-label={t('structure.title')} className="min-w-0 max-w-2xl">
      <h2 className="font-semibold text-section">{t('structure.title')}</h2>
      <p className="mt-0.5 text-fg2 text-note">{t('structure.text')}</p>
      {!mayChoose && (
        <Notice tone="info" className="mt-3">
          {t('structure.readOnly')}
        </Notice>
      )}
      <fieldset disabled={!mayChoose} className="mt-4 flex min-w-0 flex-col gap-3">
        {mayChoose && <FrontMatterAsk run={run} onSaved={onStarted} />}
        <ol aria-label={t('structure.list')} className="overflow-hidden rounded-card border border-line">
          {parts.map((part, at) => (
            <Row
              key={part.id}
              part={part}
              at={at}
              count={parts.length}
              onChange={(values) => setParts(changed(parts, at, values))}
              onMove={(to) => move(at, to)}
              onDrop={() => setParts(parts.toSpliced(at, 1))}
              drag={{
                over: over === at,
                onStart: () => {
                  dragged.current = at;
                },
                onOver: () => hover(at),
                onEnd: end,
              }}
            />
          ))}
        </ol>
        <Add onAdd={(title) => setParts(added(parts, title))} />
        <p className="text-fg3 text-meta max-sm:hidden">{t('structure.keys')}</p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {problem && <Notice tone="warn">{t(`structure.${problem}`)}</Notice>}
        {mayChoose && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              size="large"
              icon={<PenLine />}
              loading={isMutating}
              disabled={problem !== undefined}
              onClick={() => void generate()}
            >
              {t('structure.generate')}
            </Button>
            <Button variant="ghost" icon={<RotateCcw />} onClick={reset}>
              {t('structure.reset')}
            </Button>
            <span className="text-fg3 text-note tabular">
              {t('structure.chosen', { count })} ·{' '}
              {t('gallery.credits', { count: creditsFor(analysisOf(run.type), [...parts]) })}
            </span>
          </div>
        )}
      </fieldset>
    </section>
  );
};
