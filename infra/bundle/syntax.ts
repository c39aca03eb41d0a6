// Helpers over a module's syntax tree, for the bundle plugins.
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

/** Only our own modules: a library may depend on what it does while it loads. */
export const OWN_MODULES = /\/(functions|shared)\/(?!.*node_modules).*[.]ts$/;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Caches the result by text, since entries share most of their modules. */
export const readOnce = <T>(read: (code: string) => T): ((code: string) => T) => {
  const known = new Map<string, T>();
  return (code) => {
    const result = known.get(code) ?? read(code);
    known.set(code, result);
    return result;
  };
};
