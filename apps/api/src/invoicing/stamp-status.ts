import type { InvoiceStamp } from '@rumi/contract'
import type { StampRow } from './subjects.ts'

/** As it is told: without the XML, which is a file of its own. */
export const stampStatus = ({
  id,
  status,
  receiverRfc,
  totalCentavos,
  uuid,
  refusal,
  stampedAt,
  cancelMotive,
  cancelledAt,
  createdAt,
}: StampRow): InvoiceStamp => ({
  id,
  status,
  receiverRfc,
  totalCentavos,
  uuid,
  refusal,
  stampedAt,
  cancelMotive,
  cancelledAt,
  createdAt,
})
