import { policyGroupOf, type ServiceType } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFamily } from '../family/use-family.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { TransferProof } from '../payments/transfer-proof.tsx'
import { TransferSlip } from '../payments/transfer-slip.tsx'

type HowToPayProps = {
  bookingId: string
  amountCentavos: number
  /** Text to write on the transfer. */
  reference: string
}

/** Data for a transfer with its proof, or a note that they follow by message. */
export function HowToPay({ bookingId, amountCentavos, reference }: HowToPayProps) {
  const { speiClabe } = useBusiness()
  if (!speiClabe) return <p className="text-sm text-ink-soft">{bookingsCopy.payHow}</p>
  return (
    <>
      <TransferSlip amountCentavos={amountCentavos} reference={reference} />
      <TransferProof target={{ bookingId }} />
    </>
  )
}

/** Reminds the owner to bring an identification, if the service requires one and none is registered or in review. */
export function BringIdentification({ serviceType }: { serviceType: ServiceType }) {
  const { holder } = useFamily()
  const isRequired = useBusiness().requirements[policyGroupOf[serviceType]].includes('owner-identified')
  if (!isRequired || holder?.identification !== 'missing') return null
  return (
    <Notice>
      <p className="text-left">{bookCopy.identification}</p>
    </Notice>
  )
}
