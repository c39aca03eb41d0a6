// The rules for every mail adapter.
import { describe, expect, it } from 'vitest';
import type { Email, Mail } from '#functions/ports/mail.ts';
import { fc } from '#tests/helpers/properties.ts';

export type MailUnderTest = {
  readonly mail: Mail;
  /** The emails actually sent, oldest first. */
  readonly sent: () => Promise<readonly Omit<Email, 'key'>[]>;
};

let serial = 0;
const email = (change: Partial<Email> = {}): Email => {
  serial += 1;
  return {
    to: 'owner@hanbit.test',
    subject: '분석이 끝났습니다',
    text: '결과: https://footnote.test/a',
    html: '<p>결과</p>',
    key: `key-${Date.now()}-${serial}`,
    ...change,
  };
};

export const mailSuite = (name: string, given: () => MailUnderTest): void => {
  const mail = () => given().mail;
  const countAfter = async (work: () => Promise<unknown>) => {
    const before = (await given().sent()).length;
    await work();
    return (await given().sent()).length - before;
  };

  describe(name, () => {
    it('delivers an email unchanged', async () => {
      const { key: _, ...content } = email();
      await mail().send({ ...content, key: 'as-written' });
      expect((await given().sent()).at(-1)).toEqual(content);
    });

    it('sends one key once, even if requested repeatedly and in parallel', async () => {
      const once = email();
      const count = await countAfter(async () => {
        await Promise.all(Array.from({ length: 20 }, () => mail().send(once)));
        await mail().send({ ...once, subject: 'again' });
      });
      expect(count).toBe(1);
    });

    it('keeps different keys apart, including long and foreign ones', async () => {
      const keys = ['ㄱ'.repeat(500), `${'ㄱ'.repeat(500)}x`, 'a b#c/\n', ''].map((key) => `${key}${Date.now()}`);
      expect(await countAfter(() => Promise.all(keys.map((key) => mail().send(email({ key })))))).toBe(keys.length);
    });

    it.each([
      'a@b.test\r\nBcc: victim@x.test',
      'a@b.test, victim@x.test',
      'a@b.test;victim@x.test',
      'Name <a@b.test>',
      ' a@b.test',
      'a@b.test\0',
      '',
      'nobody',
    ])('refuses the address %j and sends nothing', async (to) => {
      const count = await countAfter(() =>
        expect(mail().send(email({ to }))).rejects.toMatchObject({ code: 'badInput' }),
      );
      expect(count).toBe(0);
    });

    it('never breaks a subject into a second line', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.oneof(
              fc.string(),
              fc.constantFrom('\r\n', '\n', '\0', '\u2028', '\x85', '\ud800', '한', 'Bcc: x@y.test'),
            ),
          ),
          async (pieces) => {
            await mail().send(email({ subject: pieces.join('') }));
            const subject = (await given().sent()).at(-1)?.subject ?? '\n';
            expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
            expect(subject.isWellFormed()).toBe(true);
          },
        ),
        { numRuns: 50 },
      );
    });
  });
};
