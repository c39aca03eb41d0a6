// The SDK client of the table.
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { timeouts } from './client-settings.ts';

/** `own` is set for a test engine, and where credentials are not those of the surroundings. */
export const dynamoClient = (own: DynamoDBClientConfig = {}): DynamoDBClient =>
  new DynamoDBClient({ ...timeouts, ...own, retryMode: 'standard', maxAttempts: 5 });
