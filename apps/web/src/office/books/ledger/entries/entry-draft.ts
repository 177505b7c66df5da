import { centavosIn, plainPesos, resources, type RecordOf, type Resources } from '@rumi/contract'
import { z } from 'zod'
import { entriesCopy } from '../../../../copy/office/books/entries.ts'
import { useEveryRecord } from '../../../../shared/fetching/queries.ts'

/** Chart of accounts in order of codes, names of accounts, and the fetch state. */
export function useAccounts() {
  const fetching = useEveryRecord('accounts', { sort: 'code' })
  const accounts = fetching.answer ?? []
  const nameOf = (id: string) => {
    const account = accounts.find((one) => one.id === id)
    return account ? `${account.code} ${account.name}` : ''
  }
  return { accounts, nameOf, fetching }
}

export type GlEntry = RecordOf<Resources['glEntries']>

/** Amount of an entry: the sum of its debits, equal to that of its credits once posted. */
export const movedBy = ({ lines }: Pick<GlEntry, 'lines'>) =>
  lines.reduce((sum, { debitCentavos }) => sum + debitCentavos, 0)

const { date, description } = resources.glEntries.create.shape
const amount = z
  .string()
  .refine((text) => text.trim() === '' || centavosIn(text) !== null, { error: entriesCopy.form.notAnAmount })

/** Entry as a draft: amounts in pesos, each line on one side. */
export const entryDraft = z.object({
  date,
  description,
  lines: z.array(
    z.object({
      accountId: z.uuid({ error: entriesCopy.form.chooseAccount }),
      debit: amount,
      credit: amount,
      memo: z.string(),
    }),
  ),
})
export type EntryDraft = z.input<typeof entryDraft>

/** Keys in the order of `draftOf`, because lines are compared as JSON. */
export const emptyLine = { accountId: '', memo: '', debit: '', credit: '' }

const written = (centavos: number) => (centavos === 0 ? '' : plainPesos(centavos))

export const draftOf = ({ date: on, description: what, lines }: GlEntry): EntryDraft => ({
  date: on,
  description: what,
  lines: lines.map(({ accountId, debitCentavos, creditCentavos, memo }) => ({
    accountId,
    memo,
    debit: written(debitCentavos),
    credit: written(creditCentavos),
  })),
})

export const linesIn = ({ lines }: Pick<EntryDraft, 'lines'>) =>
  lines.map(({ accountId, debit, credit, memo }) => ({
    accountId,
    memo,
    debitCentavos: centavosIn(debit) ?? 0,
    creditCentavos: centavosIn(credit) ?? 0,
  }))

/** Debits minus credits, in centavos. */
export const differenceOf = (draft: Pick<EntryDraft, 'lines'>) =>
  linesIn(draft).reduce((sum, { debitCentavos, creditCentavos }) => sum + debitCentavos - creditCentavos, 0)
