// The SDK client of the table.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { patience, type Target } from './client-settings.ts';

export const dynamoClient = (target?: Target): DynamoDBClient =>
  new DynamoDBClient({ ...patience, ...target, retryMode: 'standard', maxAttempts: 5 });
