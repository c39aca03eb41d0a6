// Grants credits to an organization.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useReload } from './use-organisations.ts';

const MAX = 1_000_000;
const MAX_NOTE = 200;

const isAmount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX;

export const GrantForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('platform');
  const fail = useFailToast();
  const reload = useReload();
  const { trigger } = useAction('platform.grant');
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { amount: '', note: '' } });
  const grant = handleSubmit(async ({ amount, note }) => {
    try {
      await trigger({ params: { id }, body: { amount: Number(amount), note } });
      reset();
      toast({ kind: 'success', text: t('toast.granted', { amount: formatNumber(Number(amount)) }) });
      await reload();
    } catch (error) {
      fail(error, t('toast.failed'));
    }
  });
  return (
    <form
      noValidate
      onSubmit={grant}
      className="flex flex-wrap items-start gap-3 border-line border-t bg-sunken px-6 py-4 max-md:px-4"
    >
      <div className="w-32">
        <Field label={t('grant.amount')} error={formState.errors.amount?.message}>
          {(props) => (
            <Input
              inputMode="numeric"
              {...register('amount', {
                validate: (text) => isAmount(text.trim()) || t('grant.invalid', { max: formatNumber(MAX) }),
              })}
              {...props}
            />
          )}
        </Field>
      </div>
      <div className="min-w-40 flex-1">
        <Field label={t('grant.note')} optional>
          {(props) => <Input maxLength={MAX_NOTE} {...register('note')} {...props} />}
        </Field>
      </div>
      <Button type="submit" variant="primary" loading={formState.isSubmitting} className="mt-6">
        {t('grant.submit')}
      </Button>
    </form>
  );
};
