// Decodes the text of a package part, and encodes it again.
import { decode } from '../../documents/text/encoding.ts';

/** Declares UTF-8, whatever the original encoding. */
export const partText = (bytes: Uint8Array | undefined): string =>
  decode(bytes ?? new Uint8Array())
    .replace(/^\uFEFF/, '')
    .replace(/^(<\?xml[^>]*encoding=)(["'])[^"']*\2/, '$1$2UTF-8$2');

export const partBytes = (xml: string): Uint8Array => new TextEncoder().encode(xml);
