// The origins that a page may load for outside services: those of the stage's settings only.
import { describe, expect, it } from 'vitest';
import { Integrations, integrationOrigins } from '#shared/model/integrations.ts';

describe('the origins of integrations', () => {
  it('are empty without integrations', () => {
    expect(integrationOrigins(undefined)).toEqual({ script: [], frame: [], connect: [] });
  });

  it("include those of each, with the chat's socket", () => {
    const all = {
      errors: { dsn: 'https://key@errors.test/1' },
      analytics: { address: 'https://visits.test/api/event', site: 'footnote.test' },
      chat: { address: 'https://chat.test', token: 'site' },
    };
    expect(integrationOrigins(Integrations.parse(all))).toEqual({
      script: ['https://chat.test'],
      frame: ['https://chat.test'],
      connect: ['https://errors.test', 'https://visits.test', 'https://chat.test', 'wss://chat.test'],
    });
  });

  it.each([
    { errors: { dsn: 'javascript:alert(1)' } },
    { chat: { address: 'https://chat.test', token: '' } },
    { other: {} },
  ])('refuses %j', (given) => {
    expect(Integrations.safeParse(given).success).toBe(false);
  });
});
