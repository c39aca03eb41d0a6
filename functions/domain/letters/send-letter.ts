// Letters to people, in their language. First form: the link alone, until the texts are here.
import type { Language } from '#shared/model/enums.ts';
import type { Mail } from '../../ports/mail.ts';

export type LetterKind =
  | 'invitation'
  | 'organisationInvitation'
  | 'workspaceInvitation'
  | 'addedToWorkspace'
  | 'passwordReset'
  | 'passwordChanged'
  | 'runCompleted'
  | 'runFailed';

export type LetterTo = {
  readonly kind: LetterKind;
  readonly to: string;
  readonly language: Language;
  /** Where the app is. */
  readonly app: string;
  /** Where the button leads, inside the app. */
  readonly path: string;
  readonly params: {
    readonly organisation?: string | undefined;
    readonly inviter?: string | undefined;
    readonly expires?: string | undefined;
  };
  /** The same key is sent once. */
  readonly key: string;
};

export const sendLetter = ({ mail }: { readonly mail: Mail }, letter: LetterTo): Promise<void> => {
  const { to, app, path, params, key } = letter;
  const link = `${app}${path}`;
  return mail.send({ to, subject: params.organisation ?? 'Footnote', text: link, html: link, key });
};
