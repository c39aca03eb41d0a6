// Lambda entry of the platform's routes.
import { inbox } from '../../adapters/aws/ports/inbox.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

export const handler = bufferedService(
  kernelOf<'platform'>(() => import('./handlers.ts'), { mail: mail(), inbox: inbox(), workflows: workflows() }),
);
