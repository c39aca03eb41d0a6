// The unused constants that a bundle leaves out, with the calls that would build them.
import { describe, expect, it } from 'vitest';
import { callsOfConstants } from '#infra/bundle/unused-constants.ts';

const callsIn = (code: string): string[] => [...callsOfConstants(code)].map((at) => code.slice(at));

describe('the calls of constants', () => {
  it('are those that build their values, one per chain', () => {
    const calls = callsIn('export const Row: Type = z.object({ id: Id.optional() }).meta({});\nconst b = new Map();');
    expect(calls.map((text) => text.slice(0, 8))).toEqual(['z.object', 'Id.optio', 'new Map(']);
  });

  it('have the right offsets in text of any script', () => {
    expect(callsIn("const a = '매출액 📈';\nconst b = z.string();")).toEqual(['z.string();']);
  });

  it('exclude those inside functions, which run later', () => {
    expect(callsIn('const f = () => send();\nconst g = function () { send(); };\nclass A { b = send(); }')).toEqual([]);
  });

  it('exclude those of statements, which have effects', () => {
    expect(callsIn('start();\nlet a = read();\nexport function f() { const b = read(); }')).toEqual([]);
  });
});
