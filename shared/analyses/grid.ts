// A sheet as the texts of its cells, row by row.

export type Grid = readonly (readonly string[])[];
export type NamedGrid = { readonly name: string; readonly grid: Grid };
