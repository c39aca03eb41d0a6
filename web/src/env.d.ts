// Types of what the build provides.
/// <reference types="vite/client" />

declare module 'virtual:routes' {
  export const wires: import('#shared/contract/wires.ts').Wires;
}
