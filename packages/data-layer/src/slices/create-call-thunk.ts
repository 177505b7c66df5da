import { createAsyncThunk } from '@reduxjs/toolkit'
import { refusalMeta, type Extra, type ThunkConfig } from './thunk-config.ts'
import { messageOnly, type KeptOf } from './stored-error.ts'

type Asking = Extra & { signal: AbortSignal }

type Words = {
  /** What is stored where the server said nothing. */
  failure: string
  /** What is stored where it did. */
  kept?: KeptOf
}

/** A thunk whose failure is stored as spec §8 says; a request given up by its caller is no failure. */
export const createCallThunk = <Answer, Arg>(
  type: string,
  { failure, kept = messageOnly }: Words,
  ask: (arg: Arg, asking: Asking) => Promise<Answer>,
) =>
  createAsyncThunk<Answer, Arg, ThunkConfig>(type, async (arg, { extra, signal, rejectWithValue }) => {
    try {
      return await ask(arg, { ...extra, signal })
    } catch (refused) {
      if (signal.aborted) throw refused
      return rejectWithValue(kept(refused, failure), refusalMeta(refused))
    }
  })
