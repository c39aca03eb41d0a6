// Declares pdf.js's worker module, for which pdf.js ships no types.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
