// What the plugins of a bundle need of a module's syntax tree.
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

/** Our own modules alone: what a library does while it is loaded is its own affair. */
export const OWN_MODULES = /\/(functions|shared)\/(?!.*node_modules).*[.]ts$/;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
