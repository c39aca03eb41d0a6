// Lambda entry of the account routes.
import { identity, mail } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = bufferedService(kernelOf<'account'>(handlers, { identity: identity(), mail: mail() }));
