// Dragging a workspace onto a folder.
import { type DragEvent, useState } from 'react';

const TYPE = 'application/x-footnote-workspace';

export const dragProps = (id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, id);
    dataTransfer.effectAllowed = 'move';
  },
});

/** Entering a child and leaving its parent come in pairs: they are counted. */
export const useDrop = (onDrop: (id: string) => void) => {
  const [depth, setDepth] = useState(0);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);
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
        const id = event.dataTransfer.getData(TYPE);
        if (!id) return;
        event.preventDefault();
        onDrop(id);
      },
    },
  };
};
