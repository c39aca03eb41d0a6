// Renders the local inbox as a page: emails as text with links, their HTML in a sandboxed frame.
import { markupText } from '#shared/report/clean-text.ts';
import { splitLinks } from '#shared/report/split-links.ts';
import type { ReceivedEmail } from './inbox-mail.ts';

/** Only web addresses become links. */
const linked = (text: string): string =>
  splitLinks(text)
    .map((part, i) =>
      i % 2 ? `<a href="${markupText(part)}" rel="noreferrer">${markupText(part)}</a>` : markupText(part),
    )
    .join('');

const FRAME_POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">';

type Shown = Omit<ReceivedEmail, 'id'>;

const emailOf = ({ to, subject, text, html, sentAt }: Shown): string => `
<article>
<h2>${markupText(subject)}</h2>
<p><b>${markupText(to)}</b> <time>${new Date(sentAt).toISOString()}</time></p>
<pre>${linked(text)}</pre>
<details><summary>HTML</summary><iframe sandbox title="HTML" srcdoc="${markupText(FRAME_POLICY + html)}"></iframe></details>
</article>`;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 48rem; padding: 0 1rem; }
article { border-top: 1px solid #8884; padding: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: 0; opacity: .75; }
pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
iframe { background: #fff; border: 1px solid #8884; height: 24rem; width: 100%; }
`;

/** Headers of the page: nothing runs, nothing is fetched, nobody frames it. */
export const INBOX_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const inboxPage = (emails: readonly Shown[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inbox (${emails.length})</title><style>${STYLE}</style></head>
<body><h1>Inbox</h1>${emails.map(emailOf).join('')}</body></html>`;
