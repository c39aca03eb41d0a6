// The DynamoDB table meets the contract, against an emulator.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Target } from '#functions/adapters/aws/client-settings.ts';
import { dynamoClient } from '#functions/adapters/aws/dynamo-client.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { type Table, WriteConflict } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';
import { createTable, hasEmulator, startEmulator } from './dynamo-engine.ts';
import { tableSuite } from './table.suite.ts';

if (!hasEmulator)
  console.warn(
    'NOT RUN: the DynamoDB table against an emulator (@dynoxide/linux-x64 is not installed on this machine)',
  );

describe.skipIf(!hasEmulator)('against an emulator', () => {
  const clock = { ...systemClock, at: Date.now(), now: () => clock.at };
  let client: DynamoDBClient;
  let table: Table;
  let engineTarget: Target;
  let stop = async () => {};

  beforeAll(async () => {
    const engine = await startEmulator();
    stop = engine.stop;
    engineTarget = engine.target;
    client = dynamoClient(engineTarget);
    await createTable(client, 'footnote');
    table = dynamoTable({ client, tableName: 'footnote', clock });
  });
  afterAll(async () => {
    client.destroy();
    await stop();
  });

  tableSuite('dynamo table', () => ({ table, clock }));

  describe('if the reply of a successful write is lost', () => {
    const at = key(pk('tenant-a', 'LOST'), 'A');
    let lost = 0;
    let fragile: Table;

    beforeAll(() => {
      const flaky = dynamoClient(engineTarget);
      // Below the SDK's retries: the call is made, its reply is discarded once, and the SDK retries.
      flaky.middlewareStack.add(
        (next) => async (args) => {
          const reply = await next(args);
          if (lost === 0) return reply;
          lost -= 1;
          throw Object.assign(new Error('reply lost'), { name: 'TimeoutError' });
        },
        { step: 'deserialize', priority: 'low' },
      );
      fragile = dynamoTable({ client: flaky, tableName: 'footnote', clock });
    });
    beforeEach(async () => {
      await table.write({ put: { ...at, version: 1, data: { n: 1 } } });
      lost = 1;
    });
    const stored = async () => (await table.getMany([at]))[0];

    it('counts an addition once', async () => {
      await fragile.write({ add: at, field: 'n', by: 1 });
      expect([lost, await stored()]).toMatchObject([0, { version: 2, data: { n: 2 } }]);
    });

    it('recognizes its own conditional put', async () => {
      await fragile.write({ put: { ...at, version: 2, data: { n: 5 } }, if: { version: 1 } });
      expect([lost, await stored()]).toMatchObject([0, { version: 2, data: { n: 5 } }]);
    });

    it('recognizes its own conditional removal', async () => {
      await fragile.write({ remove: at, if: 'present' });
      expect([lost, await stored()]).toEqual([0, undefined]);
    });

    it('applies a transaction once', async () => {
      const other = { ...at, sk: `B${Date.now()}` };
      await fragile.write({ add: at, field: 'n', by: 1 }, { put: { ...other, version: 1, data: {} }, if: 'absent' });
      expect([lost, await stored()]).toMatchObject([0, { version: 2, data: { n: 2 } }]);
    });

    it('still reports a conflict with another writer', async () => {
      await expect(fragile.write({ put: { ...at, version: 1, data: {} }, if: 'absent' })).rejects.toBeInstanceOf(
        WriteConflict,
      );
    });
  });
});
