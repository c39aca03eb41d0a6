// Lambda entry of the file routes.
import { files } from '../../adapters/aws/ports/files.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

export const handler = bufferedService(
  kernelOf<'files'>(() => import('./handlers.ts'), { files: files(), workflows: workflows() }),
);
