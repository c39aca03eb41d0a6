// The user's names, beside what cannot be changed here.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/model/user.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatDate } from '#web/lib/format.ts';
import { storeUser } from '#web/lib/session.ts';

const MAX = 100;
const GIVEN_FIRST = ['firstName', 'lastName'] as const;
const FAMILY_FIRST = ['lastName', 'firstName'] as const;

type Names = Pick<User, 'firstName' | 'lastName'>;

const Facts = ({ user }: { user: User }) => {
  const { t } = useTranslation(['profile', 'shell']);
  const facts = [
    [t('email'), user.email],
    [t('organisation'), user.orgName],
    [t('role'), t(`shell:roles.${user.role}`)],
    [t('joined'), formatDate(user.joinedAt)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-fg3 text-meta">{label}</dt>
          <dd className="mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const ProfileForm = ({ user, onSaved }: { user: User; onSaved: (user: User) => void }) => {
  const { t, i18n } = useTranslation('profile');
  const order = i18n.language === 'en' ? GIVEN_FIRST : FAMILY_FIRST;
  const errorText = useErrorText();
  const { trigger } = useAction('account.updateProfile');
  const { register, handleSubmit, formState, reset } = useForm<Names>({
    values: { firstName: user.firstName, lastName: user.lastName },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const rules = (required: string) => ({
    validate: (value: string) => value.trim() !== '' || required,
    maxLength: { value: MAX, message: t('tooLong', { max: MAX }) },
  });
  const save = async (names: Names) => {
    try {
      const saved = await trigger({ body: names });
      storeUser(saved);
      onSaved(saved);
      reset({ firstName: saved.firstName, lastName: saved.lastName });
      toast({ kind: 'success', text: t('saved') });
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
    }
  };
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {order.map((name) => (
          <Field key={name} label={t(name)} error={errors[name]?.message}>
            {(control) => (
              <Input
                autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                {...register(name, rules(t(`${name}Required`)))}
                {...control}
              />
            )}
          </Field>
        ))}
      </div>
      <Facts user={user} />
      <div>
        <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isDirty}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
