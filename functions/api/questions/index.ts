// Lambda entry of the question routes. All of its methods stream.
import { embedder } from '../../adapters/aws/ports/embedder.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { streamingService } from '../../http/lambda.ts';

export const handler = streamingService(
  kernelOf<'questions'>(() => import('./handlers.ts'), {
    index: index(),
    model: embedder(),
    workflows: workflows(),
  }),
);
