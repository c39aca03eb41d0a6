// What a page may load for services outside: the origins that the stage names, and nothing without them.
import { describe, expect, it } from 'vitest';
import { Integrations, integrationOrigins } from '#shared/model/integrations.ts';

describe('the origins of integrations', () => {
  it('are none where none is configured', () => {
    expect(integrationOrigins(undefined)).toEqual({ script: [], frame: [], connect: [] });
  });

  it('are those of each, with the socket of the chat', () => {
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
