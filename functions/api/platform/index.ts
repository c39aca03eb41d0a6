// Lambda entry of the platform's routes.
import { inbox, mail, workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = bufferedService(
  kernelOf<'platform'>(handlers, { mail: mail(), inbox: inbox(), workflows: workflows() }),
);
