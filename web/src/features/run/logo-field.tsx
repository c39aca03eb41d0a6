// The logo of a cover: chosen from the computer, previewed, removable.
import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { drawLogo } from './draw-logo.ts';

type LogoFieldProps = { value: string; onChange: (address: string) => void };

export const LogoField = ({ value, onChange }: LogoFieldProps) => {
  const { t } = useTranslation('runs');
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await drawLogo(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Field label={t('frontMatter.logo')} optional {...(isUnreadable ? { error: t('frontMatter.logoUnreadable') } : {})}>
      {({ id, ...described }) => (
        <div className="flex items-center gap-3">
          {value && <img src={value} alt={t('frontMatter.logo')} className="h-10 max-w-40 bg-white object-contain" />}
          <Button id={id} {...described} icon={<ImagePlus />} onClick={() => input.current?.click()}>
            {t('frontMatter.chooseLogo')}
          </Button>
          {value && (
            <IconButton size="small" label={t('frontMatter.removeLogo')} onClick={() => onChange('')}>
              <X />
            </IconButton>
          )}
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            aria-hidden="true"
            tabIndex={-1}
            className="hidden"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
};
