// Saves what stands at an address as a file of the given name.
export const saveFrom = (url: string, filename: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.rel = 'noopener';
  link.click();
};
