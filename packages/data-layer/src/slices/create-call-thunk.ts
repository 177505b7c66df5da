import { createAsyncThunk } from '@reduxjs/toolkit'
import { refusalMeta, type Extra, type ThunkConfig } from './thunk-config.ts'
import { messageOnly, type ToStoredError } from './stored-error.ts'

type RequestContext = Extra & { signal: AbortSignal }

type Words = {
  /** Stored text if the server sent no message. */
  failure: string
  /** Selects the stored error if it did. */
  toStoredError?: ToStoredError
}

/** Creates a thunk that stores failures by spec §8. A request aborted by its caller is not a failure. */
export const createCallThunk = <Answer, Arg>(
  type: string,
  { failure, toStoredError = messageOnly }: Words,
  request: (arg: Arg, context: RequestContext) => Promise<Answer>,
) =>
  createAsyncThunk<Answer, Arg, ThunkConfig>(type, async (arg, { extra, signal, rejectWithValue }) => {
    try {
      return await request(arg, { ...extra, signal })
    } catch (refused) {
      if (signal.aborted) throw refused
      return rejectWithValue(toStoredError(refused, failure), refusalMeta(refused))
    }
  })
