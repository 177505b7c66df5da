import { bank, type ImportedStatement } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'

type StatementFile = { accountId: string; file: File }

/** Sends a statement of the bank and answers what of it was new. */
export const importStatement = createCallThunk(
  'bank/importStatement',
  bank.importStatement,
  async ({ accountId, file }: StatementFile, { http, signal }): Promise<ImportedStatement> => {
    const form = formOf(file)
    const answer = await call(http, bank.importStatement, { query: { accountId } }, { form, signal })
    return answer.data.imported
  },
)
