// Lambda entry: gives the search domain its language packages when a deployment makes or upgrades it.
import * as z from 'zod';
import { languagePackages } from '../../adapters/aws/ports.ts';
import { customResource, NotDoneYet } from '../custom-resource.ts';

const Properties = z.object({ DomainName: z.string().min(3), EngineVersion: z.string().min(3) });
/** What is left for telling CloudFormation, or for failing so that Lambda tries again. */
const GRACE_MS = 30_000;

const associate = languagePackages();

export const handler = customResource('language-packages', async ({ RequestType, ResourceProperties }, context) => {
  // The packages go with their domain.
  if (RequestType === 'Delete') return;
  const { DomainName: domainName, EngineVersion: engineVersion } = Properties.parse(ResourceProperties);
  const milliseconds = context.getRemainingTimeInMillis() - GRACE_MS;
  if (!(await associate({ domainName, engineVersion, milliseconds }))) throw new NotDoneYet();
});
