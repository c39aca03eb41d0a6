// Adds a content security policy to a foreign page that lets it load nothing.
const POLICY = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Tags that the policy does not stop: they can navigate away or cause DNS lookups. */
const LEAVING = /<(meta|link|base)\b[^>]*>/giu;
const HEAD = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light">`;

export const withSandboxPolicy = (page: string): string =>
  HEAD + page.replace(LEAVING, (tag) => (/^<meta\b(?![^>]*http-equiv)/iu.test(tag) ? tag : ''));
