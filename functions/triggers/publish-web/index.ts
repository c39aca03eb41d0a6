// Lambda entry: publishes the web app bundled with it when a deployment changes it.
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { s3Client } from '../../adapters/aws/s3-client.ts';
import { empty, publish } from '../../adapters/aws/web-pages.ts';
import { customResource } from '../custom-resource.ts';

const Properties = z.object({ Bucket: z.string().min(3), Keep: z.enum(['true', 'false']) });

export const handler = customResource('published-app', async ({ RequestType, ResourceProperties }) => {
  const { Bucket: bucket, Keep } = Properties.parse(ResourceProperties);
  const target = { client: s3Client(), bucket };
  if (RequestType !== 'Delete') await publish(target, fileURLToPath(new URL('./web', import.meta.url)));
  else if (Keep === 'false') await empty(target);
});
