// A kind of hostile file: what it is called, and how one of it is made by a seed.
import type { Chance } from './random.ts';

export type Kind = { readonly name: string; readonly filename: string; readonly make: (chance: Chance) => Uint8Array };
