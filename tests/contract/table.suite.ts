// The rules for every table. Each adapter runs all of them, with a separate partition for each test.
import { beforeEach, describe } from 'vitest';
import { additionsSuite } from './table/additions.ts';
import { conditionsSuite } from './table/conditions.ts';
import { expirySuite } from './table/expiry.ts';
import { freshPart, type TableUnderTest } from './table/given.ts';
import { indexSuite } from './table/index-places.ts';
import { keysSuite } from './table/keys.ts';
import { queriesSuite } from './table/queries.ts';
import { rowsSuite } from './table/rows.ts';
import { transactionsSuite } from './table/transactions.ts';

export const tableSuite = (name: string, given: () => TableUnderTest): void => {
  describe(name, () => {
    beforeEach(freshPart);
    rowsSuite(given);
    conditionsSuite(given);
    transactionsSuite(given);
    additionsSuite(given);
    queriesSuite(given);
    indexSuite(given);
    expirySuite(given);
    keysSuite(given);
  });
};
