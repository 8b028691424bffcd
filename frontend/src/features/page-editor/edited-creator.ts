import { createContext, useContext } from 'react';

/** The ID of the creator whose page is edited. */
export const EditedCreator = createContext('');

export const useEditedCreator = (): string => useContext(EditedCreator);
