// Bad input to every route, generated from its schemas: never a 5xx, never a stack trace, always the envelope.
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/contract.ts';
import { ErrorReply } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, type Input, routeNames } from '../helpers/test-kernel.ts';
import { idsOf, VALID } from './inputs.ts';

const CASES = countOf(20, 200);
const ids = idsOf(workspaceIdOf('alpha', ACCESS.all));

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    '\u0000',
    '\u202e',
    'a@b.test\u0000',
    'a\u0001@b.test',
    'half \ud800 a letter',
    '\u202egpj.exe',
    `e${'\u0301'.repeat(3000)}`,
    '../../etc',
    "' OR 1=1 --",
    '<script>',
    '💥'.repeat(200),
    'a'.repeat(5000),
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything(), { maxLength: 5 }),
  fc.object({ maxDepth: 3 }),
  fc.string(),
);

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

/** Valid inputs with one part, or one field of it, replaced. */
const spoiled = (valid: Input) =>
  fc
    .record({
      part: fc.constantFrom('params', 'query', 'body'),
      field: fc.nat(),
      value: hostile,
      whole: fc.boolean(),
      extra: fc.boolean(),
    })
    .map(({ part, field, value, whole, extra }): Input => {
      const before = (part === 'body' ? valid.body : part === 'query' ? valid.query : valid.params) ?? {};
      if (before instanceof Uint8Array) return { ...valid, body: new TextEncoder().encode(text(value)) };
      const names = Object.keys(before);
      const name = extra || names.length === 0 ? 'unexpected' : (names[field % names.length] ?? 'x');
      const next = part === 'body' && whole ? value : { ...before, [name]: part === 'body' ? value : text(value) };
      return { ...valid, [part]: next };
    });

describe('fuzz', () => {
  it.each(routeNames(() => true))(`%s survives ${CASES} bad inputs`, { timeout: 300_000 }, async (name) => {
    const row: Route = contract[name];
    const test = await populated();
    await fc.assert(
      fc.asyncProperty(spoiled(VALID[name](ids)), async (input) => {
        // The answer to a question that happens to stay valid is not awaited.
        const reply = await ask(test, name, tokenOf('alpha', 'owner'), {
          ...input,
          signal: AbortSignal.abort(),
          headers: { ...input.headers, ...(row.events ? { accept: 'text/event-stream' } : {}) },
        });

        expect(reply.status).toBeLessThan(500);
        if (reply.status >= 400) {
          expect(ErrorReply.parse(reply.json).code).toBeTypeOf('string');
          expect(reply.text).not.toMatch(/\bat \w+.*\.ts:\d+/);
        }
      }),
      { numRuns: CASES },
    );
  });
});
