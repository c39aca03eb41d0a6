// The environment of a stage under test, without a developer's own settings, above all those of external sources.
export const bareEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:PORT$|MODEL_|FOOTNOTE_|SEC_)/.test(name)));
