// Sets an organization's quotas; an empty field means the default.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#shared/model/organisation.ts';
import { DEFAULT_QUOTAS, QUOTA_NAMES, type Quota, type QuotaUse } from '#shared/model/quota.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction, useCall } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatNumber } from '#web/lib/format.ts';

const MAX = 1_000_000;
type Values = Record<Quota, string>;
type Props = { organisation: Organisation; onClose: () => void };

const isLimit = (text: string) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX);

const valuesOf = (quotas: readonly QuotaUse[]): Values =>
  Object.fromEntries(
    quotas.map(({ quota, limit }) => [quota, limit === DEFAULT_QUOTAS[quota] ? '' : String(limit)]),
  ) as Values;

const useQuotaForm = ({ organisation, onClose }: Props, quotas: readonly QuotaUse[] | undefined) => {
  const { t } = useTranslation('platform');
  const errorText = useErrorText();
  const { trigger } = useAction('platform.setQuotas');
  const form = useForm<Values>(quotas && { values: valuesOf(quotas) });
  const save = form.handleSubmit(async (values) => {
    const set = QUOTA_NAMES.filter((quota) => values[quota].trim() !== '');
    try {
      const body = { quotas: Object.fromEntries(set.map((quota) => [quota, Number(values[quota])])) };
      await trigger({ params: { id: organisation.id }, body });
      toast({ kind: 'success', text: t('toast.changed', { name: organisation.name }) });
      onClose();
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return { form, save };
};

export const QuotasDialog = (props: Props) => {
  const { t } = useTranslation(['platform', 'credits']);
  const { organisation, onClose } = props;
  const { data, error, mutate } = useCall('platform.quotas', { params: { id: organisation.id } });
  const { form, save } = useQuotaForm(props, data);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('quotas.title', { name: organisation.name })}
      description={t('quotas.text')}
      submitLabel={t('edit.submit')}
      onSubmit={save}
      isSubmitting={formState.isSubmitting}
      error={errors.root?.message}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {data?.map(({ quota, used }) => (
          <Field
            key={quota}
            label={t(`credits:quotas.name.${quota}`)}
            hint={used === undefined ? undefined : t('quotas.used', { amount: formatNumber(used) })}
            error={errors[quota]?.message}
          >
            {(control) => (
              <Input
                inputMode="numeric"
                placeholder={formatNumber(DEFAULT_QUOTAS[quota])}
                {...register(quota, {
                  validate: (text) => isLimit(text.trim()) || t('grant.invalid', { max: formatNumber(MAX) }),
                })}
                {...control}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  );
};
