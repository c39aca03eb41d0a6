// Creates a table per tenant, with credentials that DynamoDB restricts to that tenant's rows.
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { lazy } from '#shared/lazy.ts';
import type { Table } from '../../ports/table.ts';
import { dynamoClient } from './dynamo-client.ts';
import { dynamoTable } from './dynamo-table.ts';

/** Per process: each tenant's credentials and client state take some ten kilobytes. */
const MAX_TENANTS = 100;

type Credentials = Exclude<DynamoDBClientConfig['credentials'], undefined>;
type Options = {
  readonly tableName: string;
  /** Called at the first use of a table, and again shortly before the credentials expire. */
  readonly credentialsOf: (tenant: string) => Credentials;
  /** For a test engine. */
  readonly target?: Pick<DynamoDBClientConfig, 'endpoint' | 'region'>;
};

export const tenantTables = ({ tableName, credentialsOf, target = {} }: Options): ((tenant: string) => Table) => {
  const tables = new Map<string, Table>();
  /** All clients share one connection pool. */
  const requestHandler = lazy(() => dynamoClient(target).config.requestHandler);
  const make = (tenant: string): Table => {
    const own = { requestHandler: requestHandler(), credentials: credentialsOf(tenant) };
    return dynamoTable({ client: dynamoClient({ ...target, ...own }), tableName });
  };

  return (tenant) => {
    const table = tables.get(tenant) ?? make(tenant);
    // Moves the tenant to the end, so that the least recently used one is first.
    tables.delete(tenant);
    tables.set(tenant, table);
    const [first] = tables.keys();
    if (tables.size > MAX_TENANTS && first !== undefined) tables.delete(first);
    return table;
  };
};
