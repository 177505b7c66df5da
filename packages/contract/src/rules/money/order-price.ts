import { ivaWithinAll, percentOfTreatment, type IvaTreatment } from './iva.ts'

/** Terms of home delivery. */
export type ShippingTerms = {
  /** Fee in centavos; null if there is no delivery. */
  feeCentavos: number | null
  /** Price of the products from which shipping is free; null if it never is. */
  freeFromCentavos: number | null
  /** Beginnings of the postal codes that are reached; empty reaches all. */
  postalCodes: readonly string[]
}

type Priced = {
  items: readonly { quantity: number; unitCentavos: number; ivaTreatment?: IvaTreatment }[]
  delivery: 'pickup' | 'shipping'
}
type Terms = { shipping: ShippingTerms; ivaPercent: number }

/** Returns the price of an order in centavos, IVA included. IVA is extracted once per rate; shipping has the general one. */
export function priceOrder({ items, delivery }: Priced, { shipping, ivaPercent }: Terms) {
  const itemsCentavos = items.reduce((sum, { quantity, unitCentavos }) => sum + quantity * unitCentavos, 0)
  const shippingCentavos = delivery === 'shipping' ? shippingFeeOf(itemsCentavos, shipping) : 0
  const totalCentavos = itemsCentavos + shippingCentavos
  const { baseCentavos, ivaCentavos } = ivaWithinAll([
    ...items.map(({ quantity, unitCentavos, ivaTreatment = 'general' }) => ({
      centavos: quantity * unitCentavos,
      percent: percentOfTreatment(ivaTreatment, ivaPercent),
    })),
    { centavos: shippingCentavos, percent: ivaPercent },
  ])
  return { shippingCentavos, subtotalCentavos: baseCentavos, ivaCentavos, totalCentavos }
}

const shippingFeeOf = (itemsCentavos: number, { feeCentavos, freeFromCentavos }: ShippingTerms) =>
  freeFromCentavos !== null && itemsCentavos >= freeFromCentavos ? 0 : (feeCentavos ?? 0)

export const isShipping = ({ feeCentavos }: ShippingTerms) => feeCentavos !== null

export const isShippedTo = (postalCode: string, { postalCodes }: ShippingTerms) =>
  postalCodes.length === 0 || postalCodes.some((beginning) => postalCode.startsWith(beginning))
