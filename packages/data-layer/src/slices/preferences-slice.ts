import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Display preferences, stored on this device. */
export type PreferencesState = {
  /** The columns put away, for each table by its name. */
  hiddenColumns: Record<string, string[]>
}

export const noPreferences: PreferencesState = { hiddenColumns: {} }

const slice = createSlice({
  name: 'preferences',
  initialState: noPreferences,
  reducers: {
    columnsHidden: (preferences, { payload }: PayloadAction<{ table: string; columns: string[] }>) => {
      preferences.hiddenColumns[payload.table] = payload.columns
    },
  },
})

export const preferences = { reducer: slice.reducer, ...slice.actions }
