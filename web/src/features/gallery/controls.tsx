// Buttons, checkboxes and fields, in each of their states.
import { Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Fold } from '#web/components/ui/fold.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { Case } from './case.tsx';

const VARIANTS = ['primary', 'outline', 'ghost', 'danger', 'danger-ghost'] as const;
const SIZES = ['small', 'default', 'large'] as const;
const nothing = () => undefined;

const Buttons = () => {
  const { t } = useTranslation('common');
  return (
    <Case name="Button">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} icon={<Plus />}>
          {t('create')}
        </Button>
      ))}
      {SIZES.map((size) => (
        <Button key={size} size={size}>
          {t('save')}
        </Button>
      ))}
      <Button variant="primary" loading>
        {t('save')}
      </Button>
      <Button disabled>{t('delete')}</Button>
      <IconButton label={t('create')}>
        <Plus />
      </IconButton>
      <IconButton size="small" label={t('create')}>
        <Plus />
      </IconButton>
    </Case>
  );
};

const Fields = () => {
  const { t } = useTranslation('common');
  return (
    <Case name="Field">
      <Field label={t('newPassword')} hint={t('passwordRule.upper')}>
        {(control) => <Input {...control} defaultValue="Footnote" />}
      </Field>
      <Field label={t('repeatPassword')} error={t('invalid.repeatDiffers')}>
        {(control) => <Input {...control} icon={<Search />} />}
      </Field>
      <Field label={t('appName')} optional>
        {(control) => <Input {...control} disabled defaultValue={t('appName')} />}
      </Field>
      <Field label={t('title')}>{(control) => <Textarea {...control} defaultValue={t('description')} />}</Field>
    </Case>
  );
};

const Choices = () => {
  const { t } = useTranslation('common');
  const options = [
    { value: 'save', label: t('save') },
    { value: 'delete', label: t('delete') },
  ];
  return (
    <Case name="Choice">
      <Select aria-label={t('save')} options={options} />
      <Select aria-label={t('delete')} options={options} disabled />
      <Segments label={t('save')} value="save" options={options} onChange={nothing} />
      <Checkbox aria-label={t('clear')} />
      <Checkbox aria-label={t('save')} defaultChecked />
      <Checkbox aria-label={t('delete')} indeterminate />
      <SearchField label={t('clear')} value={t('appName')} onSearch={nothing} />
      <div className="w-80">
        <Fold title={t('optional')} names={[t('save'), t('delete')]} open={false}>
          {t('description')}
        </Fold>
      </div>
      <Pagination page={2} pageSize={20} count={97} onPage={nothing} />
    </Case>
  );
};

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
  </>
);
