// A password field that can show what is typed.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button.tsx';
import { Input } from '../ui/input.tsx';

export const PasswordInput = (props: ComponentProps<typeof Input>) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Input
      large
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      {...props}
      trailing={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
};
