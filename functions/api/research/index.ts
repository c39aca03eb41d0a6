// Lambda entry of the question routes; it streams, and so do all of its methods.
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { streamingService } from '../../http/lambda.ts';

export const handler = streamingService(
  kernelOf<'research'>(() => import('./handlers.ts'), { workflows: workflows() }),
);
