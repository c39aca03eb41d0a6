// The fields of an organization, with the specification's messages for what is wrong in them.
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { platform } from '#shared/contract/routes/platform.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';

const { shape } = platform['platform.invite'].body;
const FIELDS = ['name', 'website', 'email'] as const;
type FieldName = (typeof FIELDS)[number];
export type OrganisationValues = { name: string; website: string; email: string; credits: string };

/** The error of a field: `Required` if it is empty, `Invalid` otherwise. */
export const faultIn = (field: FieldName, value: string): `${FieldName}${'Required' | 'Invalid'}` | undefined => {
  if (value.trim() === '') return `${field}Required`;
  return shape[field].safeParse(value).success ? undefined : `${field}Invalid`;
};

type OrganisationFieldsProps = {
  form: UseFormReturn<OrganisationValues>;
  /** Shown below the email; the owner's address can be changed only while the invitation is open. */
  emailHint?: ReactNode;
  isEmailFixed?: boolean;
};

export const OrganisationFields = ({ form, emailHint, isEmailFixed }: OrganisationFieldsProps) => {
  const { t } = useTranslation('platform');
  const { errors } = form.formState;
  const register = (field: FieldName) =>
    form.register(field, {
      validate: (value) => {
        const fault = faultIn(field, value);
        return fault === undefined || t(`fault.${fault}`);
      },
    });
  return (
    <>
      <Field label={t('form.name')} error={errors.name?.message}>
        {(props) => <Input autoComplete="off" {...register('name')} {...props} />}
      </Field>
      <Field label={t('form.website')} hint={t('form.websiteHint')} error={errors.website?.message}>
        {(props) => <Input inputMode="url" placeholder="https://company.com" {...register('website')} {...props} />}
      </Field>
      <Field label={t('form.email')} hint={emailHint} error={errors.email?.message}>
        {(props) => (
          <Input
            type="email"
            autoComplete="off"
            placeholder="owner@company.com"
            {...register('email')}
            {...props}
            readOnly={isEmailFixed}
          />
        )}
      </Field>
    </>
  );
};
