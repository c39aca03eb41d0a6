// The environment of a stage under test: nothing that a person has set for a stage of their own, least of all whom it asks outside.
export const bareEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:PORT$|MODEL_|FOOTNOTE_|SEC_)/.test(name)));
