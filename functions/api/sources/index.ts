// Lambda entry of the source routes: the only service that may encrypt and decrypt their keys.
import { secrets } from '../../adapters/aws/ports/secrets.ts';
import { sources } from '../../adapters/aws/ports/sources.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

export const handler = bufferedService(
  kernelOf<'sources'>(() => import('./handlers.ts'), { secrets: secrets(), sources: sources() }),
);
