// The remaining rows of an organization in the table.
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { target } from './templates.ts';

export const rowsOf = async (dynamodb: string, tenant: string): Promise<readonly string[]> => {
  const { Items = [] } = await new DynamoDBClient(target(dynamodb)).send(new ScanCommand({ TableName: 'footnote' }));
  const ours = Items.filter(({ pk }) => pk?.S?.startsWith(`ORG#${tenant}`) || pk?.S === 'ORG#platform#ERASURES');
  // DynamoDB itself deletes the call counters.
  return ours.filter(({ expiresAt }) => !expiresAt).map(({ pk, sk }) => `${pk?.S} ${sk?.S}`);
};
