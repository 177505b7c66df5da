import { policyGroupOf, type ServiceType } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFamily } from '../family/use-family.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { TransferAccount } from '../../shared/orders/transfer-account.tsx'

/** Bank account for a transfer, or a note that it follows by message. */
export function HowToPay() {
  const { speiClabe } = useBusiness()
  return (
    <>
      <p className="text-sm text-ink-soft">{speiClabe ? bookingsCopy.payHere : bookingsCopy.payHow}</p>
      <TransferAccount />
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
