// A table for each tenant, using credentials with which DynamoDB serves that tenant's rows and no others.
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { lazy } from '#shared/lazy.ts';
import type { Table } from '../../ports/table.ts';
import { dynamoClient } from './dynamo-client.ts';
import { dynamoTable } from './dynamo-table.ts';

/** Of one process: each holds its credentials and the state of its client, some ten kilobytes. */
const MAX_TENANTS = 100;

type Credentials = Exclude<DynamoDBClientConfig['credentials'], undefined>;
type Options = {
  readonly tableName: string;
  /** Asked at the first call of a table, and again shortly before they run out. */
  readonly credentialsOf: (tenant: string) => Credentials;
  /** For a test engine. */
  readonly target?: Pick<DynamoDBClientConfig, 'endpoint' | 'region'>;
};

export const tenantTables = ({ tableName, credentialsOf, target = {} }: Options): ((tenant: string) => Table) => {
  const tables = new Map<string, Table>();
  /** All clients share one pool of connections. */
  const requestHandler = lazy(() => dynamoClient(target).config.requestHandler);
  const make = (tenant: string): Table => {
    const own = { requestHandler: requestHandler(), credentials: credentialsOf(tenant) };
    return dynamoTable({ client: dynamoClient({ ...target, ...own }), tableName });
  };

  return (tenant) => {
    const table = tables.get(tenant) ?? make(tenant);
    // The one that was used last is last.
    tables.delete(tenant);
    tables.set(tenant, table);
    const [first] = tables.keys();
    if (tables.size > MAX_TENANTS && first !== undefined) tables.delete(first);
    return table;
  };
};
