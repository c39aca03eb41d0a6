// The rules for every key service: only the tenant of a key can decrypt it.
import { describe, expect, it } from 'vitest';
import { KeyUnusable, type Secrets } from '#functions/ports/secrets.ts';

export const secretsSuite = (name: string, given: () => Secrets): void => {
  describe(name, () => {
    it('returns a key of 256 bits and decrypts it again', async () => {
      const { key, wrapped } = await given().newDataKey('hanbit');
      expect(key).toHaveLength(32);
      expect(Buffer.from(await given().openDataKey({ tenant: 'hanbit', wrapped }))).toEqual(Buffer.from(key));
    });

    it('returns another key each time', async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => given().newDataKey('hanbit')));
      expect(new Set(made.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(20);
    });

    it('does not contain the key in its encrypted form', async () => {
      const { key, wrapped } = await given().newDataKey('hanbit');
      expect(Buffer.from(wrapped, 'base64').includes(Buffer.from(key))).toBe(false);
    });

    it('decrypts no key of another tenant', async () => {
      const { wrapped } = await given().newDataKey('hanbit');
      await expect(given().openDataKey({ tenant: 'kaede', wrapped })).rejects.toThrow(KeyUnusable);
    });

    it.each(['', 'AAAA', 'not base64 at all', Buffer.alloc(60).toString('base64')])(
      'refuses a forgery: %s',
      async (wrapped) => {
        await expect(given().openDataKey({ tenant: 'hanbit', wrapped })).rejects.toThrow(KeyUnusable);
      },
    );

    it('refuses a single changed bit', async () => {
      const { wrapped } = await given().newDataKey('hanbit');
      const bytes = Buffer.from(wrapped, 'base64');
      bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
      const changed = bytes.toString('base64');
      await expect(given().openDataKey({ tenant: 'hanbit', wrapped: changed })).rejects.toThrow(KeyUnusable);
    });
  });
};
