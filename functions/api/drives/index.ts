// Lambda entry of the routes of cloud drives.
import { drives } from '../../adapters/aws/ports/drives.ts';
import { secrets } from '../../adapters/aws/ports/secrets.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

const given = { drives: drives(), secrets: secrets(), workflows: workflows() };
export const handler = bufferedService(kernelOf<'drives'>(() => import('./handlers.ts'), given));
