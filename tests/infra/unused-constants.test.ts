// What a bundle leaves out: unused constants, with the calls that would build them.
import { describe, expect, it } from 'vitest';
import { callsOfConstants } from '#infra/bundle/unused-constants.ts';

const callsIn = (code: string): string[] => [...callsOfConstants(code)].map((at) => code.slice(at));

describe('the calls of constants', () => {
  it('are those that make their values, one for each chain', () => {
    const calls = callsIn('export const Row: Type = z.object({ id: Id.optional() }).meta({});\nconst b = new Map();');
    expect(calls.map((text) => text.slice(0, 8))).toEqual(['z.object', 'Id.optio', 'new Map(']);
  });

  it('are counted as the text is, in any script', () => {
    expect(callsIn("const a = '매출액 📈';\nconst b = z.string();")).toEqual(['z.string();']);
  });

  it('are not those of functions, which run when they are called', () => {
    expect(callsIn('const f = () => send();\nconst g = function () { send(); };\nclass A { b = send(); }')).toEqual([]);
  });

  it('are not those of statements, which are there for what they do', () => {
    expect(callsIn('start();\nlet a = read();\nexport function f() { const b = read(); }')).toEqual([]);
  });
});
