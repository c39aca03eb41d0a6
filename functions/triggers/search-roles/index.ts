// Lambda entry: maps a function to its role in the search domain when a deployment creates or removes the function.
import * as z from 'zod';
import { env } from '../../adapters/aws/env.ts';
import { searchCredentials } from '../../adapters/aws/search-credentials.ts';
import { searchRoles } from '../../adapters/aws/search-roles.ts';
import { customResource } from '../custom-resource.ts';

const Properties = z.object({
  Endpoint: z.url(),
  Name: z.string().regex(/^[a-z0-9-]+$/),
  Role: z.string().startsWith('arn:'),
  May: z.enum(['read', 'write']),
});

const { AWS_REGION: region } = env('AWS_REGION');

export const handler = customResource('search-role', async ({ RequestType, ResourceProperties }) => {
  const { Endpoint: endpoint, Name: name, Role: iamRole, May: may } = Properties.parse(ResourceProperties);
  const roles = searchRoles({ endpoint, service: 'es', region, credentials: searchCredentials() });
  await (RequestType === 'Delete' ? roles.dismiss(name) : roles.admit({ name, iamRole, may }));
});
