// Lambda entry of the spreadsheet routes.
import { files } from '../../adapters/aws/ports/files.ts';
import { workbooks } from '../../adapters/aws/ports/workbooks.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';

const given = { files: files(), workflows: workflows(), workbooks: workbooks(import.meta.url) };
export const handler = bufferedService(kernelOf<'spreadsheets'>(() => import('./handlers.ts'), given));
