// How a report begins, at the size of a card: its first chart, or else a few plain lines. Nothing is cited in it.
import * as z from 'zod';
import { LanguageCode } from '../model/codes.ts';
import { Chart } from './chart/chart.ts';

const Line = z.object({ kind: z.enum(['heading', 'text']), text: z.string(), value: z.string().optional() });
export type PreviewLine = z.infer<typeof Line>;

export const Preview = z.object({ language: LanguageCode, chart: Chart.optional(), lines: z.array(Line) });
export type Preview = z.infer<typeof Preview>;
