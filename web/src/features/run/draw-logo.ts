// Scales a picture down for the head of a document, as a PNG data URL.

const LARGEST = { width: 480, height: 240 };

/** Rejects when the browser cannot read the file as a picture. */
export const drawLogo = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST.width / bitmap.width, LARGEST.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/png');
};
