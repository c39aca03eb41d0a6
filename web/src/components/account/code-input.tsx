// The six digits of an authenticator app.
import type { ComponentProps } from 'react';
import { Input } from '../ui/input.tsx';

export const CODE = /^\d{6}$/;

export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input
    large
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
    spellCheck={false}
    placeholder="000000"
    {...props}
    className="max-w-40 tracking-[.2em] tabular"
  />
);
