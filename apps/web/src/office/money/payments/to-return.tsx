import { chargeCalls } from '@rumi/contract'
import { officePaymentsCopy as copy } from '../../../copy/office/money/payments.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { ToReturnList } from './to-return-list.tsx'

/** Payments for cancelled items that wait for the desk; renders nothing if there are none. */
export function ToReturn() {
  const lines = useCall(chargeCalls.toReturn, {}).answer?.data.toReturn ?? []
  if (lines.length === 0) return null
  return (
    <section className="no-print mb-8 max-w-4xl rounded-sm bg-cream p-4">
      <h2 className="text-lg">{copy.toReturn.title}</h2>
      <p className="mb-2 text-ink-soft">{copy.toReturn.lead}</p>
      <ToReturnList lines={lines} named />
    </section>
  )
}
