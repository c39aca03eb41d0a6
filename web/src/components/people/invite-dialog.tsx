// Invites by email: many addresses at once and one role; then shows the outcome of each.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/model/enums.ts';
import type { Invited } from '#shared/model/people.ts';
import { isEmail } from '#web/lib/emails.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmailInput } from '../ui/email-input.tsx';
import { Field } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { InviteResult } from './invite-result.tsx';
import { PeopleOffers } from './people-offers.tsx';
import { RoleSelect } from './role-select.tsx';

const MAX_EMAILS = 50;

export type InviteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  submitLabel: string;
  roles: readonly Role[];
  initialRole: Role;
  send: (emails: string[], role: Role) => Promise<Invited>;
  /** Suggests people of the organization while typing. */
  offersPeople?: boolean;
};

type Fault = 'emailRequired' | 'emailInvalid' | 'tooMany';

export const faultOf = (emails: readonly string[]): Fault | undefined => {
  if (emails.length === 0) return 'emailRequired';
  if (!emails.every(isEmail)) return 'emailInvalid';
  return emails.length > MAX_EMAILS ? 'tooMany' : undefined;
};

const Result = ({ invited, onClose }: { invited: Invited; onClose: () => void }) => {
  const { t } = useTranslation('people');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('invite.resultTitle')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('invite.done')}
        </Button>
      }
    >
      <InviteResult invited={invited} />
    </Dialog>
  );
};

const useInvite = ({ initialRole, send }: Pick<InviteDialogProps, 'initialRole' | 'send'>) => {
  const errorText = useErrorText();
  const [emails, setEmails] = useState<string[]>([]);
  const [role, setRole] = useState(initialRole);
  const [fault, setFault] = useState<Fault>();
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [invited, setInvited] = useState<Invited>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(emails);
    setFault(found);
    setError(undefined);
    if (found) return;
    setSubmitting(true);
    try {
      setInvited(await send(emails, role));
    } catch (problem) {
      setError(errorText(problem));
    }
    setSubmitting(false);
  };
  const change = (next: string[]) => {
    setEmails(next);
    setFault(undefined);
  };
  return { emails, change, role, setRole, fault, error, isSubmitting, invited, submit };
};

type AddressesProps = { invite: ReturnType<typeof useInvite>; offersPeople: boolean | undefined };

const Addresses = ({ invite: { emails, change, fault }, offersPeople }: AddressesProps) => {
  const { t } = useTranslation('people');
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState(0);
  const choose = (email: string) => {
    change([...emails, email]);
    setTyped('');
    setTaken(taken + 1);
  };
  return (
    <Field
      label={t('invite.emails')}
      hint={t('invite.hint', { max: MAX_EMAILS })}
      error={fault && t(`invite.${fault}`, { max: MAX_EMAILS })}
    >
      {(control) => (
        <>
          <EmailInput
            // Remounted after a choice, because the text typed to find somebody is not an address.
            key={taken}
            control={control}
            value={emails}
            onChange={change}
            onType={setTyped}
            placeholder="name@company.com"
            autoFocus
          />
          {offersPeople && <PeopleOffers typed={typed} chosen={emails} onChoose={choose} />}
        </>
      )}
    </Field>
  );
};

export const InviteDialog = (props: InviteDialogProps) => {
  const { t } = useTranslation('people');
  const { open, onOpenChange, title, description, submitLabel, roles, offersPeople } = props;
  const invite = useInvite(props);
  const { role, invited } = invite;
  if (invited) return open ? <Result invited={invited} onClose={() => onOpenChange(false)} /> : null;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      submitLabel={submitLabel}
      onSubmit={invite.submit}
      isSubmitting={invite.isSubmitting}
      error={invite.error}
    >
      <Addresses invite={invite} offersPeople={offersPeople} />
      <Field label={t('invite.role')} hint={t(`roleText.${role}`)}>
        {(control) => <RoleSelect control={control} value={role} roles={roles} onChange={invite.setRole} />}
      </Field>
    </FormDialog>
  );
};
