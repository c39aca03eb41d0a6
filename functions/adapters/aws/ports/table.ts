// The table on AWS.
import type { Table } from '../../../ports/table.ts';
import { dynamoClient } from '../dynamo-client.ts';
import { dynamoTable } from '../dynamo-table.ts';
import { env } from '../env.ts';

export const table = (): Table => dynamoTable({ client: dynamoClient(), tableName: env('TABLE_NAME').TABLE_NAME });
