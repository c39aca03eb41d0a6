// The engine under test, as the run names it.
import { target } from '../contract/dynamo-engine.ts';

export const engine = target(Number(new URL(process.env.FOOTNOTE_ENGINE ?? 'http://127.0.0.1:0').port));
