// Draws a part of a picture into a small square JPEG.
import type { Area } from 'react-easy-crop';

const SIDE = 256;
const QUALITY = 0.9;

/** Rejects when the browser cannot read the file as a picture. */
export const drawSquare = async (file: File, area: Area): Promise<File> => {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent pixels become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
};
