// Dragging files and folders onto a folder.
import { draggedAs, useDropOf } from '#web/components/ui/dragging.ts';

const TYPE = 'application/x-footnote-entry';

export const dragProps = (id: string) => draggedAs(TYPE, id);
export const useDrop = (onDrop: (id: string) => void) => useDropOf(TYPE, onDrop);
