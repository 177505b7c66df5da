import { takesAddress } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useState } from 'react'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { ChangeAddress } from '../../../shared/orders/change-address.tsx'
import { ShipToAddress } from '../../../shared/orders/ship-to-address.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

/** Shipping address of an order; the desk can edit it until it ships. */
export function OrderAddress({ order, onChanged }: { order: Order; onChanged: () => Promise<void> }) {
  const [writing, setWriting] = useState(false)
  const mayWrite = useCanWrite('orders')
  const { shipTo } = order
  if (writing)
    return (
      <ChangeAddress
        order={order}
        isThirdParty
        onDone={(isSaved) => {
          setWriting(false)
          if (isSaved) void onChanged()
        }}
      />
    )
  return (
    <div className="grid justify-items-start gap-2">
      {shipTo ? <ShipToAddress shipTo={shipTo} /> : <p>{copy.noAddress}</p>}
      {mayWrite && takesAddress(order) && (
        <Button tone="quiet" className="no-print" onClick={() => setWriting(true)}>
          {shipTo ? copy.changeAddress : copy.writeAddress}
        </Button>
      )}
    </div>
  )
}
