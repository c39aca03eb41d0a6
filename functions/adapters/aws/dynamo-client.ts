// Creates the SDK client of the table.
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { timeouts } from './client-settings.ts';

/** `own` is set for a test engine, and for credentials other than those of the environment. */
export const dynamoClient = (own: DynamoDBClientConfig = {}): DynamoDBClient =>
  new DynamoDBClient({ ...timeouts, ...own, retryMode: 'standard', maxAttempts: 5 });
