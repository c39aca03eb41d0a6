// Lambda entry of the workspace routes.
import { mail, workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = bufferedService(kernelOf<'projects'>(handlers, { mail: mail(), workflows: workflows() }));
