// Lambda entry of the organisation's routes.
import { identity, mail } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = bufferedService(kernelOf<'organisation'>(handlers, { identity: identity(), mail: mail() }));
