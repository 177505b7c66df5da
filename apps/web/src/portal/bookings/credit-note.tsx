import { formatPesos, paymentCalls } from '@rumi/contract'
import { paymentsCopy } from '../../copy/payments.ts'
import { useCall } from '../../shared/queries.ts'
import { Notice } from '../../ui/notice.tsx'

/** What somebody has in their favour, and when it is used; nothing where they have nothing. */
export function CreditNote({ clientId }: { clientId: string }) {
  const asked = useCall(paymentCalls.credit, { params: { id: clientId } })
  const balance = asked.answer?.data.credit.balanceCentavos ?? 0
  if (balance === 0) return null
  return <Notice>{paymentsCopy.yourCredit(formatPesos(balance))}</Notice>
}
