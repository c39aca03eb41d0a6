// A choice of one from a list, or of several by checkboxes; `all` excludes the others.
import { useTranslation } from 'react-i18next';
import { databaseOf, isDataSource } from '#shared/model/source.ts';
import { GroupField } from '#web/components/runs/group-field.tsx';
import { choiceLabel } from '#web/components/runs/loose-text.ts';
import { Tick } from '#web/components/runs/tick.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useCall } from '#web/lib/api.ts';
import { asList, asText, type FieldProps } from './field-props.ts';

const ALL = 'all';

export const toggled = (chosen: readonly string[], option: string): readonly string[] => {
  if (option === ALL) return [ALL];
  const others = chosen.filter((one) => one !== ALL && one !== option);
  const next = chosen.includes(option) ? others : [...others, option];
  return next.length > 0 || !chosen.includes(option) ? next : [ALL];
};

const Several = ({ field, value, onChange, label, error }: FieldProps<'choice'>) => {
  const chosen = asList(value).filter((one) => typeof one === 'string');
  const next = (option: string) => {
    const to = toggled(chosen, option);
    return to.filter((one) => field.options.includes(one));
  };
  return (
    <GroupField label={label} error={error} optional={field.optional}>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {field.options.map((option) => (
          <Tick
            key={option}
            checked={chosen.includes(option)}
            label={choiceLabel(option)}
            onChange={() => onChange(next(option))}
          />
        ))}
      </div>
    </GroupField>
  );
};

/** Explains what the chosen database provides, and what happens if it is not connected. */
const useDatabaseHint = (dataSource: string | undefined): string | undefined => {
  const { t } = useTranslation('runs');
  const database = dataSource === undefined ? undefined : databaseOf(dataSource);
  const { data } = useCall('sources.list', database ? {} : null);
  const setting = data?.rows.find(({ source }) => source === database);
  if (dataSource === undefined || !isDataSource(dataSource)) return undefined;
  const gives = t(`form.databaseGives.${dataSource}`);
  if (!setting || setting.isSet) return gives;
  const state = setting.isSample ? 'form.databaseSample' : 'form.databaseOff';
  return `${gives} ${t(state, { name: choiceLabel(dataSource) })}`;
};

const One = ({ field, value, onChange, label, error }: FieldProps<'choice'>) => {
  const { t } = useTranslation('runs');
  const options = field.options.map((option) => ({ value: option, label: choiceLabel(option) }));
  const isOpen = field.initial === undefined;
  const hint = useDatabaseHint(field.name === 'dataSource' ? asText(value) : undefined);
  const empty = { value: '', label: field.optional ? t('form.none') : t('form.choose') };
  return (
    <Field label={label} hint={hint} error={error} optional={field.optional}>
      {(control) => (
        <Select
          {...control}
          className="max-w-72"
          value={asText(value)}
          options={isOpen ? [empty, ...options] : options}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
};

export const ChoiceField = (props: FieldProps<'choice'>) =>
  props.field.many ? <Several {...props} /> : <One {...props} />;
