import { imports, type ImportOutcome, type QueryOf } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'

type ImportedFile = QueryOf<typeof imports.create> & { file: File }

/** Sends a foreign table to be tried or imported. */
export const importTable = createCallThunk(
  'imports/importTable',
  imports.create,
  async ({ file, ...query }: ImportedFile, { http, signal }): Promise<ImportOutcome> => {
    const form = formOf(file)
    return (await call(http, imports.create, { query }, { form, signal })).data.import
  },
)
