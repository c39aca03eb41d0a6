// The baseline of the bundle bench: a function with the DynamoDB document client and nothing else.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = (event: { readonly id: string }) =>
  table.send(new GetCommand({ TableName: 'hello', Key: { pk: event.id } }));
