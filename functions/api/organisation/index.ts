// Lambda entry of the organization's routes.
import { files } from '../../adapters/aws/ports/files.ts';
import { identity } from '../../adapters/aws/ports/identity.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

export const handler = bufferedService(
  kernelOf<'organisation'>(() => import('./handlers.ts'), { files: files(), identity: identity(), mail: mail() }),
);
