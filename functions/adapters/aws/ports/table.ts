// Wires the table on AWS: all rows with the function's role, or one tenant's rows with that tenant's credentials.
import { lazy } from '#shared/lazy.ts';
import type { Table } from '../../../ports/table.ts';
import { dynamoClient } from '../dynamo-client.ts';
import { dynamoTable } from '../dynamo-table.ts';
import { env } from '../env.ts';
import { tenantTables } from '../tenant-tables.ts';

export const table = (): Table => dynamoTable({ client: dynamoClient(), tableName: env('TABLE_NAME').TABLE_NAME });

const ofTenants = lazy(() => {
  const { TABLE_NAME, TENANT_ROLE } = env('TABLE_NAME', 'TENANT_ROLE');
  const byRole = lazy(async () => {
    const { credentialsByRole } = await import('../tenant-credentials.ts');
    return credentialsByRole({ roleArn: TENANT_ROLE });
  });
  return tenantTables({
    tableName: TABLE_NAME,
    credentialsOf: (tenant) => async () => (await byRole())(tenant),
  });
});

export const tableOf = (tenant: string): Table => ofTenants()(tenant);
