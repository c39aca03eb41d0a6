// Emails: each kind in each language, as text and as a page.
import { describe, expect, it } from 'vitest';
import { composeEmail, type EmailKind, type EmailTo, sendEmail } from '#functions/domain/emails/send-email.ts';
import type { Email } from '#functions/ports/mail.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

const KINDS: readonly EmailKind[] = [
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
];
const EVERY = LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ language, kind })));

const emailOf = (change: Partial<EmailTo> = {}): EmailTo => ({
  kind: 'invitation',
  to: 'kim@elsewhere.test',
  language: 'en',
  app: 'https://app.test',
  path: '/custom-entry#invitation=alpha.inv_0.secret',
  params: {
    organisation: 'Hanbit Partners',
    inviter: '김서연',
    document: '가온물류 기업 프로필',
    expires: '2026-11-28T09:30:00.000Z',
  },
  key: 'k',
  ...change,
});

describe('an email', () => {
  it.each(EVERY)('of $kind in $language has a subject of one line, and its link in text and HTML', (given) => {
    const { subject, text, html } = composeEmail(emailOf(given));
    expect(subject).toMatch(/^\S[^\r\n{}]{5,120}$/);
    for (const body of [text, html]) {
      expect(body).toContain('https://app.test/custom-entry#invitation=alpha.inv_0.secret');
      expect(body).not.toMatch(/\{\{|undefined|\[object/);
    }
    expect(html).toContain(`lang="${given.language}"`);
  });

  it.each(EVERY)('of $kind in $language is a complete sentence if nobody is named', (given) => {
    const { text } = composeEmail(emailOf({ ...given, params: { organisation: 'Hanbit', document: 'Gaon – Teaser' } }));
    expect(text).not.toMatch(/\{\{|undefined| {2}|\n /);
    expect(text).not.toMatch(/^\s*(님|さん|invites|added)/m);
  });

  it('states until when its link works, in the reader’s date format', () => {
    const at = (language: 'ko' | 'en' | 'ja') => composeEmail(emailOf({ language })).text;
    expect(at('en')).toContain('November 28, 2026');
    expect(at('ko')).toContain('2026년 11월 28일');
    expect(at('ja')).toContain('2026年11月28日');
    expect(at('en')).toContain('UTC');
  });

  it('escapes markup, lines and links in a name', () => {
    const inviter = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@x.test\u202e https://evil.test ${'x'.repeat(500)}`;
    const { subject, text, html } = composeEmail(emailOf({ params: { organisation: inviter, inviter } }));
    expect(html).not.toContain('<img');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(text).not.toContain('https://evil');
    expect(subject.length).toBeLessThan(200);
  });

  it('loads nothing from outside', () => {
    const { html } = composeEmail(emailOf());
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });

  it('is passed to the mail port once, with its key', async () => {
    const sent: Email[] = [];
    await sendEmail({ mail: { send: async (email) => void sent.push(email) } }, emailOf());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'kim@elsewhere.test', key: 'k' });
  });
});
