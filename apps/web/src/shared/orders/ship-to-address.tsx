import { type ShipTo, shipTo } from '@rumi/contract'
import { z } from 'zod'

/** Any form with an address. */
export const addressed = z.object({ shipTo })
export type Addressed = z.input<typeof addressed>

/** Address as on a parcel label. */
export function ShipToAddress({ shipTo: parcel }: { shipTo: ShipTo }) {
  const { recipient, street, neighbourhood, postalCode, city, directions, phone } = parcel
  const lines = [recipient, street, `${neighbourhood}, ${postalCode} ${city}`, directions, phone]
  return (
    <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
      {lines.filter(Boolean).join('\n')}
    </address>
  )
}
