import type { Access } from '../../access.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/**
 * Permission to set an agreed price, given to those who answer the request at the desk
 * (docs/domain.md#capacity).
 */
export const agreedPriceAccess = 'desk' satisfies Access

/** Length of the reason for an agreed price, so that it still explains the price a year later (ours). */
export const agreedReasonLength = { min: 10, max: 500 } as const

/** True if a service is priced by agreement. Events are, all others have catalogue prices (decision 12). */
export const isPricedByAgreement = (serviceType: ServiceType) => serviceType === 'Evento'

/** True if the owner may move a booking. An agreed price holds only for its agreed time. */
export const mayOwnerMove = ({ agreedCentavos }: { agreedCentavos: number | null }) => agreedCentavos === null
