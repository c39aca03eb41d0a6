// The email input: addresses as chips.
import { useState } from 'react';
import { expect, it } from 'vitest';
import { EmailInput } from '#web/components/ui/email-input.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests();
const Probe = () => {
  const [emails, setEmails] = useState<string[]>([]);
  return (
    <Field label="구성원">{(control) => <EmailInput control={control} value={emails} onChange={setEmails} />}</Field>
  );
};

it('makes a chip for each address of a pasted list, and marks invalid ones', async () => {
  const person = show(<Probe />);

  await person.click(shown.getByRole('textbox'));
  await person.paste('a@b.co, c@d.co; nobody');

  expect(shown.getByText('a@b.co')).toBeDefined();
  expect(shown.getByText('c@d.co')).toBeDefined();
  expect(shown.getAllByText('올바른 이메일이 아닙니다')).toHaveLength(1);
});

it('removes a chip by its button', async () => {
  const person = show(<Probe />);
  await person.type(shown.getByRole('textbox'), 'a@b.co{Enter}');

  await person.click(shown.getByRole('button', { name: 'a@b.co 제거' }));

  expect(shown.queryByText('a@b.co')).toBeNull();
});
