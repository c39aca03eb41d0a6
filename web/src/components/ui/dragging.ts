// Drags an object onto another of an accepted kind. The dragged object is identified by its id.
import { type DragEvent, useState } from 'react';

export const draggedAs = (type: string, id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(type, id);
    dataTransfer.effectAllowed = 'move';
  },
});

/** Counts enter and leave events, because entering a child also fires a leave event of its parent. */
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
