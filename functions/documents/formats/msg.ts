// Extracts Outlook messages: headers, the plain, HTML or rich body, attachments by name and size.
import type { Segment } from '#shared/model/file.ts';
import { type Compound, openCompound } from '../guard/compound.ts';
import { decode } from '../text/encoding.ts';
import type { Extraction, Source } from './extraction.ts';
import { openCompressedRtf } from './mail/compressed-rtf.ts';
import { emailSegments, htmlBody, plainBody } from './mail/email.ts';
import { messageProperties } from './mail/properties.ts';
import { readRtf } from './rtf.ts';

type Properties = ReturnType<typeof messageProperties>;

const SENT = 0x00390040;
const DELIVERED = 0x0e060040;

const bodyOf = (message: Properties): Segment[] => {
  const plain = message.text('1000');
  if (plain?.trim()) return plainBody(plain);
  const html = message.text('1013') ?? decode(message.bytes('1013') ?? new Uint8Array());
  if (html.trim()) return htmlBody(html);
  const rich = openCompressedRtf(message.bytes('1009') ?? new Uint8Array());
  return rich === undefined ? [] : readRtf(rich);
};

const attachmentsOf = (file: Compound, message: Properties) => {
  const folders = new Set(file.names.flatMap((name) => /^__attach_version1\.0_#[^/]+\//.exec(name) ?? []));
  return [...folders].map((folder) => ({
    name: message.text('3707', folder) ?? message.text('3704', folder) ?? message.text('3001', folder) ?? '',
    size: message.bytes('3701', folder)?.length ?? 0,
  }));
};

const sender = (message: Properties): string => {
  const name = message.text('0C1A') ?? message.text('0042') ?? '';
  const address = message.text('5D01') ?? message.text('0C1F') ?? '';
  return address.includes('@') && address !== name ? `${name} <${address}>` : name;
};

export const extractMsg = ({ bytes }: Source): Extraction => {
  const file = openCompound(bytes);
  const message = messageProperties(file);
  const segments = emailSegments({
    subject: message.text('0037') ?? '',
    heads: [
      ['From', sender(message)],
      ['To', message.text('0E04') ?? ''],
      ['Cc', message.text('0E03') ?? ''],
      ['Date', message.time(SENT) ?? message.time(DELIVERED) ?? ''],
    ],
    body: bodyOf(message),
    attachments: attachmentsOf(file, message),
  });
  return { segments };
};
