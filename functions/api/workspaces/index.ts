// Lambda entry of the workspace routes.
import { files } from '../../adapters/aws/ports/files.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

export const handler = bufferedService(
  kernelOf<'workspaces'>(() => import('./handlers.ts'), { files: files(), mail: mail(), workflows: workflows() }),
);
