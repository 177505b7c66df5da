import { books, firstOfMonth, formatPesos } from '@rumi/contract'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { useCall } from '../../../../shared/fetching/queries.ts'

/** Today's balance of an account; zero if no report contains it. */
export function AccountBalance({ id }: { id: string }) {
  const to = businessToday()
  const asked = useCall(books.trialBalance, { query: { from: firstOfMonth(to), to } })
  const rows = asked.answer?.data.trialBalance.rows
  if (!rows) return null
  return formatPesos(rows.find(({ accountId }) => accountId === id)?.closingCentavos ?? 0)
}
