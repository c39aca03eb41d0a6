// Lambda entry of the routes of analyses; it streams, and so do all of its methods.
import { sources } from '../../adapters/aws/outside-ports.ts';
import { files, index, mail, workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { streamingService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

const given = { files: files(), index: index(), mail: mail(), sources: sources(), workflows: workflows() };
export const handler = streamingService(kernelOf<'runs'>(handlers, given));
