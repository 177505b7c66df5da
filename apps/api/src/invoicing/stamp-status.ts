import type { InvoiceStamp } from '@rumi/contract'
import type { StampRow } from './subjects.ts'

/** Public fields of a stamp; the XML is a separate file. */
export const stampStatus = ({
  id,
  status,
  receiverRfc,
  totalCentavos,
  providerId,
  uuid,
  series,
  folio,
  refusal,
  stampedAt,
  cancelMotive,
  substitutes,
  cancelledAt,
  createdAt,
}: StampRow): InvoiceStamp => ({
  id,
  status,
  receiverRfc,
  totalCentavos,
  uuid,
  sealedElsewhere: uuid !== null && providerId === null,
  number: folio === null ? null : `${series}-${folio}`,
  refusal,
  stampedAt,
  cancelMotive,
  substitutes,
  cancelledAt,
  createdAt,
})
