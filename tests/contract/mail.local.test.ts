// The local inbox meets the contract, survives a restart, and shows hostile emails safely.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, describe, expect, it } from 'vitest';
import { inboxMail } from '#functions/adapters/local/inbox-mail.ts';
import { INBOX_HEADERS, inboxPage } from '#functions/adapters/local/inbox-page.ts';
import { mailSuite } from './mail.suite.ts';

const directory = mkdtempSync(join(tmpdir(), 'footnote-inbox-'));
const path = join(directory, 'inbox.db');
const mail = inboxMail(path, { now: () => 1_700_000_000_000 });
afterAll(() => {
  mail.close();
  rmSync(directory, { recursive: true });
});

const content = ({ to, subject, text, html }: ReturnType<typeof mail.list>[number]) => ({ to, subject, text, html });
mailSuite('inbox', () => ({ mail, sent: async () => mail.list(10_000).map(content).reverse() }));

it('keeps emails and keys after a restart, newest first', async () => {
  // Prepare
  const email = { to: 'a@b.test', subject: 'one', text: 'x', html: 'x', key: 'restart' };
  await mail.send(email);
  // Act
  const reopened = inboxMail(path);
  await reopened.send({ ...email, subject: 'twice' });
  await reopened.send({ ...email, subject: 'two', key: 'restart-2' });
  const subjects = reopened.list(2).map(({ subject }) => subject);
  reopened.close();
  // Assess
  expect(subjects).toEqual(['two', 'one']);
});

describe('the page', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'</iframe>';
  const elements = (html: string) => {
    const seen: { name: string; attributes: Record<string, string> }[] = [];
    const parser = new Parser({ onopentag: (name, attributes) => seen.push({ name, attributes }) });
    parser.end(html);
    return seen;
  };

  it('shows hostile emails as text, and their HTML only in a frame without rights', () => {
    // Act
    const page = inboxPage([{ to: evil, subject: evil, text: evil, html: evil, sentAt: 0 }]);
    // Assess
    const seen = elements(page);
    expect(seen.filter(({ name }) => name === 'script' || name === 'img')).toEqual([]);
    expect(seen.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => name.startsWith('on'))).toEqual(
      [],
    );
    const [frame, ...others] = seen.filter(({ name }) => name === 'iframe');
    expect(others).toEqual([]);
    expect(frame?.attributes.sandbox).toBe('');
    expect(frame?.attributes.srcdoc?.endsWith(evil)).toBe(true);
  });

  it('links web addresses only', () => {
    const text = 'open https://footnote.test/i?a=1&b=2 not javascript:alert(1)';
    const links = elements(inboxPage([{ to: 'a@b.test', subject: 's', text, html: '', sentAt: 0 }])).filter(
      ({ name }) => name === 'a',
    );
    expect(links.map(({ attributes }) => attributes.href)).toEqual(['https://footnote.test/i?a=1&b=2']);
  });

  it('has a policy that allows no scripts', () => {
    expect(INBOX_HEADERS['Content-Security-Policy']).toContain("default-src 'none'");
    expect(INBOX_HEADERS['Content-Security-Policy']).not.toContain('script-src');
  });
});
