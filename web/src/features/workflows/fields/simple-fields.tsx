// Single-line fields: text, address, country, period, number, currency.
import { useTranslation } from 'react-i18next';
import { CURRENCIES, CURRENCY_SYMBOLS } from '#shared/model/analysis.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { currentLanguage } from '#web/lib/language.ts';
import { asText, type FieldProps } from './field-props.ts';

type Of<K extends FieldProps['field']['kind']> = FieldProps<K>;
const frame = ({ field, label, error }: FieldProps) => ({ label, error, optional: field.optional });

export const TextField = (props: Of<'text'>) => {
  const { t } = useTranslation('runs');
  return (
    <Field {...frame(props)} hint={props.field.rates ? t('form.ratesHint') : undefined}>
      {(control) =>
        props.field.long ? (
          <Textarea
            {...control}
            maxLength={4000}
            value={asText(props.value)}
            onChange={(event) => props.onChange(event.target.value)}
          />
        ) : (
          <Input
            {...control}
            maxLength={500}
            value={asText(props.value)}
            onChange={(event) => props.onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
};

export const UrlField = (props: Of<'url'>) => {
  const { t } = useTranslation('runs');
  return (
    <Field {...frame(props)} hint={t('form.urlHint')}>
      {(control) => (
        <Input
          {...control}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={asText(props.value)}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
};

/** The countries suggested while typing; any other may be entered. */
const COUNTRIES = [
  'KR',
  'JP',
  'US',
  'CN',
  'TW',
  'HK',
  'SG',
  'VN',
  'TH',
  'ID',
  'IN',
  'GB',
  'DE',
  'FR',
  'NL',
  'AU',
  'CA',
];

export const CountryField = (props: Of<'country'>) => {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'region' });
  return (
    <Field {...frame(props)}>
      {(control) => (
        <>
          <Input
            {...control}
            list={`${control.id}-list`}
            maxLength={80}
            value={asText(props.value)}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <datalist id={`${control.id}-list`}>
            {COUNTRIES.map((code) => (
              <option key={code} value={names.of(code)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
};

export const PeriodField = (props: Of<'period'>) => {
  const { t } = useTranslation('runs');
  return (
    <Field {...frame(props)} hint={t('form.periodHint')}>
      {(control) => (
        <Input
          {...control}
          className="w-48"
          maxLength={9}
          value={asText(props.value)}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
};

export const NumberField = (props: Of<'number'>) => {
  const { t } = useTranslation('runs');
  const { min, max, unit } = props.field;
  const hint = min !== undefined && max !== undefined ? t('form.between', { min, max }) : undefined;
  return (
    <Field {...frame(props)} hint={hint}>
      {(control) => (
        <span className="flex items-center gap-2">
          <Input
            {...control}
            inputMode="decimal"
            className="w-36"
            value={asText(props.value)}
            onChange={(event) => props.onChange(event.target.value.replace(/,/g, ''))}
          />
          {unit && <span className="text-fg3 text-note">{t(`form.unit.${unit}`)}</span>}
        </span>
      )}
    </Field>
  );
};

export const CurrencyField = (props: Of<'currency'>) => {
  const { t } = useTranslation('runs');
  const options = CURRENCIES.map((value) => ({ value, label: `${CURRENCY_SYMBOLS[value]}  ${value}` }));
  return (
    <Field {...frame(props)}>
      {(control) => (
        <Select
          {...control}
          className="w-48"
          value={asText(props.value)}
          options={[{ value: '', label: t('form.none') }, ...options]}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
};
