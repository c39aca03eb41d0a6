// The tabindex of a mark: -1 within a table, which is one tab stop for all of its marks.
import { createContext, useContext } from 'react';

export const MarkStop = createContext<0 | -1>(0);
export const useMarkStop = () => useContext(MarkStop);
