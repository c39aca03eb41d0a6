// Dragging one thing of a kind onto another: it is identified by its id, and other kinds are not accepted.
import { type DragEvent, useState } from 'react';

export const draggedAs = (type: string, id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(type, id);
    dataTransfer.effectAllowed = 'move';
  },
});

/** Entering a child and leaving its parent come in pairs: they are counted. */
export const useDropOf = (type: string, onDrop: (id: string) => void) => {
  const [depth, setDepth] = useState(0);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);
  return {
    isOver: depth > 0,
    props: {
      onDragEnter: (event: DragEvent) => isOurs(event) && setDepth((now) => now + 1),
      onDragLeave: (event: DragEvent) => isOurs(event) && setDepth((now) => Math.max(0, now - 1)),
      onDragOver: (event: DragEvent) => {
        if (isOurs(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        setDepth(0);
        const id = event.dataTransfer.getData(type);
        if (!id) return;
        event.preventDefault();
        onDrop(id);
      },
    },
  };
};
