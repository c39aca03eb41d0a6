// The owner's setting for invitations outside the organization's domain: with approval, or not at all.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction, useCall } from '#web/lib/api.ts';

const SETTINGS = ['approvesOutsiders', 'refusesOutsiders'] as const;
type Setting = (typeof SETTINGS)[number];

type ChoiceProps = { setting: Setting; checked: boolean; onChange: (checked: boolean) => void };

const Choice = ({ setting, checked, onChange }: ChoiceProps) => {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={checked}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="text-ui">
          {t(`outsiders.${setting}.label`)}
        </label>
        <p id={`${id}-text`} className="text-fg3 text-note">
          {t(`outsiders.${setting}.text`)}
        </p>
      </div>
    </div>
  );
};

export const OutsiderSetting = () => {
  const { t } = useTranslation('admin');
  const id = useId();
  const fail = useFailToast();
  const { data, mutate } = useCall('organisation.settings', {});
  const { trigger } = useAction('organisation.updateSettings');
  const change = async (to: Partial<Record<Setting, boolean>>) => {
    if (!data) return;
    try {
      const shown = { optimisticData: { ...data, ...to }, rollbackOnError: true, revalidate: false };
      await mutate(trigger({ body: to }), shown);
      toast({ kind: 'success', text: t('outsiders.saved') });
    } catch (error) {
      fail(error, t('toast.failed'));
    }
  };
  if (!data) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h2 id={id} className="font-semibold text-section">
        {t('outsiders.title')}
      </h2>
      {SETTINGS.map((setting) => (
        <Choice
          key={setting}
          setting={setting}
          checked={data[setting]}
          onChange={(checked) => void change({ [setting]: checked })}
        />
      ))}
    </section>
  );
};
