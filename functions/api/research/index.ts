// Lambda entry of the question routes; it streams, and so do all of its methods.
import { workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { streamingService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = streamingService(kernelOf<'research'>(handlers, { workflows: workflows() }));
