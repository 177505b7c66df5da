import { formatPesos, paymentCalls } from '@rumi/contract'
import { paymentsCopy } from '../../copy/shared/payments.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Credit of the owner and its use; renders nothing without credit. */
export function CreditNote() {
  const id = useStoreSelector((state) => state.user.userid)
  return id ? <CreditOf id={id} /> : null
}

function CreditOf({ id }: { id: string }) {
  const creditQuery = useCall(paymentCalls.credit, { params: { id } })
  const balance = creditQuery.answer?.data.credit.balanceCentavos ?? 0
  if (balance === 0) return null
  return <Notice>{paymentsCopy.yourCredit(formatPesos(balance))}</Notice>
}
