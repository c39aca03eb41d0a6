// Starts answering: sources, cost and time, and a trial on three rows first.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECKLIST, isSameRequest, type RunRequest } from '#shared/model/checklist-words.ts';
import { LANGUAGES, SOURCES, type Source } from '#shared/model/enums.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call, useAction } from '#web/lib/api.ts';
import { formatEstimate } from '#web/lib/format.ts';
import { languageName } from '#web/lib/language-name.ts';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';

type Paid = RunRequest & { readonly rows: number };
type Props = {
  list: List;
  /** The number of rows that were answered from files changed since and may be answered again. */
  answerable: number;
  /** Rows that already have an answer, grouped by how they were asked. */
  paid: readonly Paid[];
  /** The number of workspace files that are still being indexed. */
  beingRead: number;
  /** Whether only rows with changed files are preselected. */
  startStale: boolean;
  open: boolean;
  onClose: () => void;
  onDone: () => unknown;
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-1.5 text-note">
    <dt className="text-fg2">{name}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

const firstOpen = async (listId: string) => {
  const { rows } = await call('checklists.rows', {
    params: { id: listId },
    query: { status: 'notStarted', limit: CHECKLIST.trialRows },
  });
  return rows.map(({ id }) => id);
};

type Choice = { readonly sources: readonly Source[]; readonly language: string; readonly waits: boolean };

const useStart = ({ list, onClose, onDone }: Props) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { change } = useAddress();
  const { trigger, isMutating } = useAction('checklists.run');
  const start = async ({ sources, language, waits }: Choice, only?: 'trial' | 'stale') => {
    try {
      const rows = only === 'trial' ? await firstOpen(list.id) : undefined;
      await trigger({
        params: { id: list.id },
        body: {
          sources: [...sources],
          ...(only === 'stale' ? { stale: true } : {}),
          ...(waits ? {} : { waits: false }),
          ...(rows && rows.length > 0 ? { rows } : {}),
          ...(LANGUAGES.some((one) => one === language) ? { language: LANGUAGES.find((one) => one === language) } : {}),
        },
      });
      onClose();
      // Switches to the view in which answers appear one by one.
      change({ view: undefined });
      await onDone();
      toast({ kind: 'success', text: t('screen.started') });
    } catch (error) {
      fail(error, t('screen.startFailed'));
    }
  };
  return { start, isMutating };
};

export const RunDrawer = (props: Props) => {
  const { list, answerable, paid, beingRead, startStale, open, onClose } = props;
  const { t } = useTranslation(['checklists', 'questions']);
  const [sources, setSources] = useState<readonly Source[]>(['FILES']);
  const [language, setLanguage] = useState('');
  const [waits, setWaits] = useState(true);
  const { start, isMutating } = useStart(props);
  const choice = { sources, language, waits };
  const [isStale, setStale] = useState(startStale);
  const { estimate } = list;
  const alike = paid.find((one) => isSameRequest(one, { sources, language: language || undefined }))?.rows ?? 0;
  const rows = isStale ? answerable : estimate.rows - alike;
  const ofAll = (whole: number) => (estimate.rows === 0 ? 0 : Math.ceil((whole * rows) / estimate.rows));
  const toggle = (source: Source) =>
    setSources((before) => SOURCES.filter((one) => before.includes(one) !== (one === source)));
  return (
    <Drawer open={open} onOpenChange={onClose} label={t('screen.runTitle')}>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-5">
        <h2 className="font-semibold text-section">{t('screen.runTitle')}</h2>
        {answerable > 0 && (
          <Field label={t('screen.scope')}>
            {(control) => (
              <Select
                {...control}
                value={isStale ? 'stale' : 'open'}
                options={[
                  { value: 'open', label: t('screen.scopeOpen', { count: estimate.rows }) },
                  { value: 'stale', label: t('screen.scopeStale', { count: answerable }) },
                ]}
                onChange={({ target }) => setStale(target.value === 'stale')}
              />
            )}
          </Field>
        )}
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 font-medium text-note">{t('screen.sources')}</legend>
          {SOURCES.map((source) => (
            <label key={source} className="flex items-center gap-2 text-ui">
              <input type="checkbox" checked={sources.includes(source)} onChange={() => toggle(source)} />
              {source === 'FILES' ? t('questions:myFiles') : t(`questions:sources.${source}`)}
            </label>
          ))}
        </fieldset>
        <Field label={t('screen.language')} hint={t('screen.languageHint')} optional>
          {(control) => (
            <Select
              {...control}
              value={language}
              options={[
                { value: '', label: t('screen.languageOwn') },
                ...LANGUAGES.map((one) => ({ value: one, label: languageName(one), lang: one })),
              ]}
              onChange={({ target }) => setLanguage(target.value)}
            />
          )}
        </Field>
        {beingRead > 0 && sources.includes('FILES') && (
          <label className="flex items-start gap-2 text-ui">
            <input
              type="checkbox"
              className="mt-1"
              checked={waits}
              onChange={({ target }) => setWaits(target.checked)}
            />
            <span>
              {t('screen.waitFor', { count: beingRead })}
              <span className="block text-fg2 text-note">{t(waits ? 'screen.waitText' : 'screen.noWaitText')}</span>
            </span>
          </label>
        )}
        <dl className="rounded-card border border-line px-4 py-2">
          <Fact name={t('screen.costRows')}>{rows}</Fact>
          <Fact name={t('screen.costCredits')}>{ofAll(estimate.credits)}</Fact>
          <Fact name={t('screen.costReview')}>
            {estimate.toReview === undefined
              ? t('screen.reviewUnknown', { count: CHECKLIST.trialRows })
              : t('screen.reviewAbout', { count: ofAll(estimate.toReview) })}
          </Fact>
          <Fact name={t('screen.costTime')}>{formatEstimate(ofAll(estimate.seconds))}</Fact>
        </dl>
        <p className="text-fg2 text-note">
          {!isStale && alike > 0 && `${t('screen.paidText', { count: alike })} `}
          {t('screen.costText')}
        </p>
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4">
        <Button
          disabled={sources.length === 0 || isStale || rows <= CHECKLIST.trialRows}
          loading={isMutating}
          onClick={() => void start(choice, 'trial')}
        >
          {t('screen.tryThree')}
        </Button>
        <Button
          variant="primary"
          disabled={sources.length === 0 || rows === 0}
          loading={isMutating}
          onClick={() => void start(choice, isStale ? 'stale' : undefined)}
        >
          {t('screen.runAll', { count: rows })}
        </Button>
      </footer>
    </Drawer>
  );
};
