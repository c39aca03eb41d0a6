// A field of the form by its kind.
import type { Field } from '#shared/analyses/analysis.ts';
import { ChoiceField } from './fields/choice-field.tsx';
import { CompaniesField, CompanyField } from './fields/company-field.tsx';
import type { FieldProps } from './fields/field-props.ts';
import { CountryField, CurrencyField, NumberField, PeriodField, TextField, UrlField } from './fields/simple-fields.tsx';
import { WorkbookField } from './fields/workbook-field.tsx';

/** Yearly drivers are left out: they have their own grid. */
type Props = Omit<FieldProps, 'field'> & { field: Exclude<Field, { kind: 'yearly' }> };

export const FieldView = ({ field, ...rest }: Props) => {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...rest} />;
    case 'company':
      return <CompanyField field={field} {...rest} />;
    case 'companies':
      return <CompaniesField field={field} {...rest} />;
    case 'url':
      return <UrlField field={field} {...rest} />;
    case 'country':
      return <CountryField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'period':
      return <PeriodField field={field} {...rest} />;
    case 'currency':
      return <CurrencyField field={field} {...rest} />;
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'workbook':
      return <WorkbookField field={field} {...rest} />;
  }
};
