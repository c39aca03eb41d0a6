// Sends emails to people in their language, as text and HTML.
import { translateId } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Mail } from '../../ports/mail.ts';
import { pageOf } from './page.ts';

const EMAIL_KINDS = [
  'invitation',
  'organisationInvitation',
  'workspaceInvitation',
  'addedToWorkspace',
  'passwordReset',
  'passwordChanged',
  'runCompleted',
  'runFailed',
  'checklistRequest',
  'checklistReply',
  'checklistAssigned',
  'shareCode',
  'figuresChanged',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export type EmailTo = {
  readonly kind: EmailKind;
  readonly to: string;
  readonly language: Language;
  /** The base address of the app. */
  readonly app: string;
  /** The path in the app that the button opens; without it there is no button. */
  readonly path?: string | undefined;
  readonly params: {
    readonly organisation?: string | undefined;
    readonly inviter?: string | undefined;
    /** The title of a document. */
    readonly document?: string | undefined;
    /** ISO time until which the link works. */
    readonly expires?: string | undefined;
    readonly code?: string | undefined;
    readonly file?: string | undefined;
    /** One change per line. */
    readonly changes?: string | undefined;
  };
  /** The idempotency key: an email with the same key is sent once. */
  readonly key: string;
};

const EXPIRING: readonly EmailKind[] = [
  'invitation',
  'organisationInvitation',
  'workspaceInvitation',
  'passwordReset',
  'shareCode',
];
const FROM_SOMEBODY: readonly EmailKind[] = [
  'invitation',
  'workspaceInvitation',
  'addedToWorkspace',
  'checklistRequest',
  'checklistReply',
  'checklistAssigned',
];
const MAX_NAME_LENGTH = 80;

/**
 * Names are user input: reduced to one line, without addresses that a mail client would turn into links, and with an
 * ellipsis if cut.
 */
const plainName = (name: string): string => {
  const characters = Array.from(
    name
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/(https?:)?\/\/+|www\./gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (characters.length <= MAX_NAME_LENGTH) return characters.join('');
  return `${characters
    .slice(0, MAX_NAME_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
};

/** In UTC, with the zone named, because the reader's zone is unknown. */
const dateOf = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));

const paramsOf = ({ language, params }: EmailTo) => ({
  organisation: plainName(params.organisation ?? ''),
  inviter: plainName(params.inviter ?? ''),
  document: plainName(params.document ?? ''),
  code: params.code ?? '',
  file: plainName(params.file ?? ''),
  expires: params.expires ? `${dateOf(language, params.expires)} UTC` : '',
});

/** Returns the subject, text and HTML of an email. */
export const composeEmail = (email: EmailTo) => {
  const { kind, language, app, path } = email;
  const values = paramsOf(email);
  const say = (name: string) => translateId(language, 'mail', name, values);
  const isOpen = FROM_SOMEBODY.includes(kind) && values.inviter === '';
  const subject = say(`${kind}.subject`);
  const paragraphs = [say('greeting'), say(`${kind}.${isOpen ? 'textOpen' : 'text'}`)];
  const changes = email.params.changes?.split('\n').map(plainName) ?? [];
  const until = EXPIRING.includes(kind) && values.expires ? [say(`${kind}.until`)] : [];
  const button = path === undefined ? undefined : { label: say(`${kind}.button`), link: `${app}${path}` };
  const notes = [...until, say(`${kind}.why`)];
  const text = [...paragraphs, ...changes, ...(button ? [`${button.label}:\n${button.link}`] : []), ...notes].join(
    '\n\n',
  );
  const small = [...notes, ...(button ? [`${say('link')} ${button.link}`] : [])];
  const html = pageOf({ language, subject, paragraphs: [...paragraphs, ...changes], button, notes: small });
  return { subject, text, html };
};

export const sendEmail = ({ mail }: { readonly mail: Mail }, email: EmailTo): Promise<void> =>
  mail.send({ to: email.to, key: email.key, ...composeEmail(email) });
