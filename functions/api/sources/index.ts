// Lambda entry of the routes of sources: the one service that may wrap and open their keys.
import { secrets, sources } from '../../adapters/aws/outside-ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

export const handler = bufferedService(kernelOf<'sources'>(handlers, { secrets: secrets(), sources: sources() }));
