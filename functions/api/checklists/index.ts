// Lambda entry of the checklist routes.
import { files } from '../../adapters/aws/ports/files.ts';
import { fonts } from '../../adapters/aws/ports/fonts.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { modelName } from '../../adapters/aws/ports/model-name.ts';
import { workbooks } from '../../adapters/aws/ports/workbooks.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

const given = {
  model: modelName(),
  files: files(),
  mail: mail(),
  fonts: fonts(import.meta.url),
  workflows: workflows(),
  workbooks: workbooks(import.meta.url),
};
export const handler = bufferedService(kernelOf<'checklists'>(() => import('./handlers.ts'), given));
