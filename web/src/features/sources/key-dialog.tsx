// Asks for a source's key: it is stored on the server and never returned.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SourceSetting } from '#shared/contract/routes/sources.ts';
import { looseText } from '#web/components/runs/loose-text.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { useSourceChanges } from './use-sources.ts';

const MAX_LENGTH = 2000;
/** Fields that are not secret and are shown while typing. */
const SEEN = ['contact', 'username'];

type Props = { setting: SourceSetting; onClose: () => void };

const useKeyForm = ({ setting, onClose }: Props) => {
  const errorText = useErrorText();
  const changes = useSourceChanges(setting.source);
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(setting.keyFields.map((field) => [field, ''])),
  });
  const save = form.handleSubmit(async (key) => {
    try {
      await changes.save(key);
      onClose();
    } catch (error) {
      const field = error instanceof ApiError && setting.keyFields.includes(error.field ?? '') ? error.field : 'root';
      form.setError(field ?? 'root', { message: errorText(error) });
    }
  });
  const test = form.handleSubmit((key) => changes.test(key));
  return { form, save, test, isTesting: changes.isTesting };
};

export const KeyDialog = ({ setting, onClose }: Props) => {
  const { t } = useTranslation('sources');
  const { form, save, test, isTesting } = useKeyForm({ setting, onClose });
  const { errors, isSubmitting } = form.formState;
  const rules = { validate: (value: string) => value.trim() !== '' || t('dialog.required') };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('dialog.title', { name: t(`name.${setting.source}`) })}
      description={t('dialog.text')}
      submitLabel={t('dialog.save')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
    >
      {setting.keyFields.map((field) => (
        <Field
          key={field}
          label={looseText('sources', `field.${field}`, field)}
          hint={field === 'contact' || field === 'feeds' ? t(`hint.${field}`) : undefined}
          error={errors[field]?.message}
        >
          {(control) =>
            field === 'feeds' ? (
              <Textarea maxLength={MAX_LENGTH} {...form.register(field, rules)} {...control} />
            ) : (
              <Input
                type={SEEN.includes(field) ? 'text' : 'password'}
                autoComplete="off"
                data-1p-ignore
                maxLength={MAX_LENGTH}
                {...form.register(field, rules)}
                {...control}
              />
            )
          }
        </Field>
      ))}
      <Button size="small" className="self-start" loading={isTesting} onClick={() => void test()}>
        {t('dialog.test')}
      </Button>
    </FormDialog>
  );
};
