// Formats an email as a reader sees it: subject, sender, recipients, date, body, names of attachments.
import type { Segment } from '#shared/model/file.ts';
import { clean } from '../../text/clean.ts';
import { readMarkup } from '../markup/read-markup.ts';

export type ParsedEmail = {
  readonly subject: string;
  /** Labels and values, in order, without empty values. */
  readonly heads: readonly (readonly [label: string, value: string])[];
  readonly body: readonly Segment[];
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
};

export const plainBody = (text: string): Segment[] =>
  text
    .split(/\r\n?|\n/)
    .map(clean)
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'text', text: line, locator: {} }));

export const htmlBody = (html: string): Segment[] => readMarkup(html).segments;

const sizeOf = (bytes: number): string => (bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} KB`);

export const emailSegments = ({ subject, heads, body, attachments }: ParsedEmail): Segment[] => {
  const title = clean(subject);
  const lines = heads.map(([label, value]) => [label, clean(value)] as const).filter(([, value]) => value !== '');
  const files = attachments.map(({ name, size }) => `Attachment: ${clean(name) || '?'} (${sizeOf(size)})`);
  const text = (line: string): Segment => ({ kind: 'text', text: line, locator: {} });
  return [
    ...(title === ''
      ? []
      : [{ kind: 'heading', text: title, level: 1, locator: { section: title } } satisfies Segment]),
    ...lines.map(([label, value]) => text(`${label}: ${value}`)),
    ...body,
    ...files.map(text),
  ];
};
