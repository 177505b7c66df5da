import { priceOrder, type deliveries } from '@rumi/contract'
import { checkoutCopy as copy } from '../../copy/portal/checkout.ts'
import type { CartLine } from '../../shared/orders/cart-lines.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { OrderLines } from '../orders/order-lines.tsx'

type OrderSummaryProps = { lines: readonly CartLine[]; delivery: (typeof deliveries)[number] }

/** Order by line, and its price with the chosen delivery. */
export function OrderSummary({ lines, delivery }: OrderSummaryProps) {
  const business = useBusiness()
  const items = lines.map(({ product, quantity }) => ({
    productId: product.id,
    name: product.name,
    quantity,
    unitCentavos: product.priceCentavos,
    ivaTreatment: product.ivaTreatment,
  }))
  const price = priceOrder({ items, delivery }, business)
  const isGeneral = items.every(({ ivaTreatment }) => ivaTreatment === 'general')
  const ivaPercent = isGeneral ? business.ivaPercent : null
  return (
    <section aria-labelledby="resumen">
      <h2 id="resumen" className="mb-3 text-lg">
        {copy.summary}
      </h2>
      <OrderLines order={{ items, delivery, ...price, ivaPercent }} />
    </section>
  )
}
