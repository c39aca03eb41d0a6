// Builds the web app once, before the stages of the test files ask for it side by side.
import { buildWeb } from '#infra/local/build-web.ts';

export default async () => {
  await buildWeb(process.cwd());
};
