// Adds a content security policy to a foreign page that lets it load nothing.
const POLICY = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** What the policy does not hold back: leaving the page, and asking for names ahead of any request. */
const LEAVING = /<(meta|link|base)\b[^>]*>/giu;
const HEAD = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light">`;

export const withSandboxPolicy = (page: string): string =>
  HEAD + page.replace(LEAVING, (tag) => (/^<meta\b(?![^>]*http-equiv)/iu.test(tag) ? tag : ''));
