// Assesses a red flag: severity, likelihood, effect on the deal, mitigation.
import { useTranslation } from 'react-i18next';
import { EFFECTS_ON, LIKELIHOODS, SEVERITIES } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import type { Args, Result } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/use-unsaved.ts';
import { Overtaken } from './overtaken.tsx';

type Row = Result<'checklists.row'>['row'];
type Risk = NonNullable<Args<'checklists.edit'>['body']['risk']>;

type Props = {
  row: Row;
  busy: boolean;
  disabled: boolean;
  save: (change: { risk: Risk | null }) => Promise<boolean>;
};

const SUGGESTED: Risk = { severity: 'significant' };

export const RiskForm = ({ row, busy, disabled, save }: Props) => {
  const { t } = useTranslation('checklists');
  const entered = useUnsaved<Risk>(row.risk ?? SUGGESTED);
  const risk = entered.value;
  const change = (part: Partial<Risk>) => entered.enter({ ...risk, ...part });
  const saveRisk = async (next: Risk | null) => {
    if (await save({ risk: next })) entered.clear();
  };
  const none = { value: '', label: t('screen.noVerdict') };
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-medium text-note">{t('screen.risk')}</legend>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        <Field label={t('severityHead')}>
          {(control) => (
            <Select
              {...control}
              value={risk.severity}
              options={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
              onChange={({ target }) =>
                change({ severity: SEVERITIES.find((one) => one === target.value) ?? 'significant' })
              }
            />
          )}
        </Field>
        <Field label={t('likelihoodHead')} optional="unmarked">
          {(control) => (
            <Select
              {...control}
              value={risk.likelihood ?? ''}
              options={[none, ...LIKELIHOODS.map((value) => ({ value, label: t(`likelihood.${value}`) }))]}
              onChange={({ target }) => change({ likelihood: LIKELIHOODS.find((one) => one === target.value) })}
            />
          )}
        </Field>
        <Field label={t('screen.effectOnLabel')} optional="unmarked">
          {(control) => (
            <Select
              {...control}
              value={risk.effectOn ?? ''}
              options={[none, ...EFFECTS_ON.map((value) => ({ value, label: t(`effectOn.${value}`) }))]}
              onChange={({ target }) => change({ effectOn: EFFECTS_ON.find((one) => one === target.value) })}
            />
          )}
        </Field>
      </div>
      <Field label={t('effectHead')} hint={t('screen.effectHint')} optional="unmarked">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={risk.effect ?? ''}
            onChange={({ target }) => change({ effect: target.value })}
          />
        )}
      </Field>
      <Field label={t('mitigation')} hint={t('screen.mitigationHint')} optional="unmarked">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={risk.mitigation ?? ''}
            onChange={({ target }) => change({ mitigation: target.value })}
          />
        )}
      </Field>
      {entered.isOvertaken && <Overtaken text={undefined} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" loading={busy} onClick={() => void saveRisk(risk)}>
          {t('screen.riskSave')}
        </Button>
        {row.risk && row.status !== 'redFlag' && (
          <Button loading={busy} onClick={() => void saveRisk(null)}>
            {t('screen.riskRemove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
