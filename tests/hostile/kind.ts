// A kind of hostile file: its name, and how one is generated from a seed.
import type { Chance } from './random.ts';

export type Kind = { readonly name: string; readonly filename: string; readonly make: (chance: Chance) => Uint8Array };
