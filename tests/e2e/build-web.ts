// Builds the web app once, before the stages of the test files request it in parallel.
import { buildWeb } from '#infra/local/build-web.ts';

export default async () => {
  await buildWeb(process.cwd());
};
