import type { ShipTo } from '@rumi/contract'

/** Address as on a parcel label. */
export function ShipToAddress({ shipTo }: { shipTo: ShipTo }) {
  const { recipient, street, neighbourhood, postalCode, city, directions, phone } = shipTo
  const lines = [recipient, street, `${neighbourhood}, ${postalCode} ${city}`, directions, phone]
  return (
    <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
      {lines.filter(Boolean).join('\n')}
    </address>
  )
}
