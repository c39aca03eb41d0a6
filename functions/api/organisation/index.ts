// Lambda entry of the organization's routes.
import { identity } from '../../adapters/aws/ports/identity.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

export const handler = bufferedService(
  kernelOf<'organisation'>(() => import('./handlers.ts'), { identity: identity(), mail: mail() }),
);
