// The overlays above a page, one at a time.
export type Layer = 'palette' | 'shortcuts' | undefined;
