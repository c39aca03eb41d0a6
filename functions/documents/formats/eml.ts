// Extracts internet mail (MIME): headers, the plain or else the HTML body, attachments by name and size.
import PostalMime, { type Address } from 'postal-mime';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { emailSegments, htmlBody, plainBody } from './mail/email.ts';

const MAX_NESTING = 50;

const people = (list: readonly Address[] | undefined): string =>
  (list ?? [])
    .map(({ name = '', address = '' }) =>
      name && address && address !== name ? `${name} <${address}>` : name || address,
    )
    .join(', ');

const lengthOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? content.length : content.byteLength;

export const extractEml = async ({ bytes }: Source): Promise<Extraction> => {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: MAX_NESTING });
  if (mail.headers.length === 0) throw new DocumentRefused('damaged');
  const text = mail.text?.trim() ? plainBody(mail.text) : htmlBody(mail.html ?? '');
  const segments = emailSegments({
    subject: mail.subject ?? '',
    heads: [
      ['From', people(mail.from && [mail.from])],
      ['To', people(mail.to)],
      ['Cc', people(mail.cc)],
      ['Date', mail.date ?? ''],
    ],
    body: text,
    attachments: mail.attachments.map(({ filename, content }) => ({ name: filename ?? '', size: lengthOf(content) })),
  });
  return { segments };
};
