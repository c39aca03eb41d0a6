// Lambda entry of the file routes.
import { files, workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = bufferedService(kernelOf<'files'>(handlers, { files: files(), workflows: workflows() }));
