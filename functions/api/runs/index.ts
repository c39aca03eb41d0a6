// Lambda entry of the analysis routes. All of its methods stream.

import { files } from '../../adapters/aws/ports/files.ts';
import { fonts } from '../../adapters/aws/ports/fonts.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { sources } from '../../adapters/aws/ports/sources.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { streamingService } from '../../http/lambda.ts';

const given = {
  files: files(),
  fonts: fonts(import.meta.url),
  index: index(),
  mail: mail(),
  sources: sources(),
  workflows: workflows(),
};
export const handler = streamingService(kernelOf<'runs'>(() => import('./handlers.ts'), given));
