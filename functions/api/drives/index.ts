// Lambda entry of the routes of cloud drives.
import { drives, secrets } from '../../adapters/aws/outside-ports.ts';
import { workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

const given = { drives: drives(), secrets: secrets(), workflows: workflows() };
export const handler = bufferedService(kernelOf<'drives'>(handlers, given));
