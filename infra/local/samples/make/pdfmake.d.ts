// Types of the part of pdfmake that the samples use; the package ships none.
declare module 'pdfmake' {
  type Definition = import('./pdfmake-types.ts').TDocumentDefinitions;
  const pdfmake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setLocalAccessPolicy(allow: (path: string) => boolean): void;
    setUrlAccessPolicy(allow: (url: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
