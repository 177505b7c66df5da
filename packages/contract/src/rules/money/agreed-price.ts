import type { Access } from '../../access.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** Who may write down a price that was agreed on: whoever answers the request at the desk (docs/domain.md#capacity). */
export const agreedPriceAccess = 'desk' satisfies Access

/** What a price rests on, in words that a year later still tell what was promised for it (ours). */
export const agreedReasonLength = { min: 10, max: 500 } as const

/** Whether a service is priced by agreement: events are, everything else has its price in the catalogue (decision 12). */
export const isPricedByAgreement = (serviceType: ServiceType) => serviceType === 'Evento'

/** Whether its owner may take a booking to another time: a price that was agreed on was agreed for this one. */
export const mayOwnerMove = ({ agreedCentavos }: { agreedCentavos: number | null }) => agreedCentavos === null
