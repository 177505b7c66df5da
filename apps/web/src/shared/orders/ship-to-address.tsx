import type { ShipTo } from '@rumi/contract'

/** An address as it is written on a parcel. */
export function ShipToAddress({ shipTo }: { shipTo: ShipTo }) {
  const { recipient, street, neighbourhood, postalCode, city, directions, phone } = shipTo
  const lines = [recipient, street, `${neighbourhood}, ${postalCode} ${city}`, directions, phone]
  return (
    <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
      {lines.filter(Boolean).join('\n')}
    </address>
  )
}
