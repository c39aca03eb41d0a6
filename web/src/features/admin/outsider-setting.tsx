// Whether people from outside the organization's domain need an approval, for its owner.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction, useCall } from '#web/lib/api.ts';

export const OutsiderSetting = () => {
  const { t } = useTranslation('admin');
  const id = useId();
  const fail = useFailToast();
  const { data, mutate } = useCall('organisation.settings', {});
  const { trigger } = useAction('organisation.updateSettings');
  const change = async (approvesOutsiders: boolean) => {
    try {
      const shown = { optimisticData: { approvesOutsiders }, rollbackOnError: true, revalidate: false };
      await mutate(trigger({ body: { approvesOutsiders } }), shown);
      toast({ kind: 'success', text: t('outsiders.saved') });
    } catch (error) {
      fail(error, t('toast.failed'));
    }
  };
  if (!data) return null;
  return (
    <section className="flex items-start gap-3 border-line border-t px-6 py-4 max-md:px-4">
      <Checkbox
        id={id}
        checked={data.approvesOutsiders}
        aria-describedby={`${id}-text`}
        onChange={(event) => void change(event.target.checked)}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="text-ui">
          {t('outsiders.label')}
        </label>
        <p id={`${id}-text`} className="text-fg3 text-note">
          {t('outsiders.text')}
        </p>
      </div>
    </section>
  );
};
