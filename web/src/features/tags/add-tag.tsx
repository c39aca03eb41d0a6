// Adds a tag, in the page header.
import { Plus } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { ApiError, useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { useTagChanges } from './use-tags.ts';

const MAX = 40;

export const AddTag = () => {
  const { t } = useTranslation('tags');
  const errorText = useErrorText();
  const fail = useFailToast();
  const { reload } = useTagChanges();
  const { trigger } = useAction('organisation.addTag');
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm({ defaultValues: { name: '' } });
  const error = formState.errors.name?.message;
  const add = handleSubmit(async ({ name }) => {
    try {
      const tag = await trigger({ body: { name: name.trim() } });
      reset();
      setFocus('name');
      toast({ kind: 'success', text: t('toast.added', { name: tag.name }) });
      await reload();
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'nameExists')
        setError('name', { message: errorText(problem) });
      else fail(problem, t('toast.addFailed'));
    }
  });
  return (
    <form noValidate onSubmit={add} className="flex items-start gap-2 max-sm:w-full">
      <div className="w-56 min-w-0 max-sm:flex-1">
        <Input
          aria-label={t('add.label')}
          placeholder={t('add.placeholder')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'add-tag-error' : undefined}
          maxLength={MAX}
          {...register('name', { validate: (name) => name.trim() !== '' || t('add.required') })}
        />
        {error && (
          <p id="add-tag-error" role="alert" className="mt-1 text-bad text-meta">
            {error}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" icon={<Plus />} loading={formState.isSubmitting}>
        {t('add.submit')}
      </Button>
    </form>
  );
};
