import { invoicingCalls, type saleSubjects } from '@rumi/contract'
import { useState } from 'react'
import { ownInvoiceCopy as copy } from '../../copy/portal/payments.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'

type Requested = { of: (typeof saleSubjects)[number] | 'deposits'; id: string }

/** Requests an invoice of the client; `onRequested` refetches what is shown. */
export function useInvoiceRequest(of: Requested, onRequested: () => Promise<void>) {
  const sendCall = useSendCall()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const requestInvoice = async () => {
    setBusy(true)
    setRefusal(undefined)
    const outcome = await sendCall(invoicingCalls.request, { params: of })
    setBusy(false)
    await onRequested()
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(outcome.answer.data.stamp.uuid ? copy.ready : copy.requested)
  }
  return { busy, refusal, requestInvoice }
}
