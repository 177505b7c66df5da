import { productKeyOf, satUnitName, unlistedProductKey, type IvaTreatment } from '@rumi/contract'
import type { SoldLine } from './cfdi.ts'

const unitOfService = { unitKey: 'E48', unit: satUnitName('E48') }
/** Picking up and delivering parcels. */
const shipping = { ...unitOfService, productKey: '78102203', number: 'ENVIO' }
/** SAT keys of a credit note and of a deposit: billing services, activity (Anexo 20, guide of CFDI 4.0). */
const activity = { unitKey: 'ACT', unit: 'Actividad' }
const returned = { ...activity, productKey: '84111506' }

type Item = {
  productId: number
  name: string
  category: string
  satProductKey: string
  satUnitKey: string
  quantity: number
  unitCentavos: number
  ivaTreatment: IvaTreatment
}

type Order = { items: readonly Item[]; shippingCentavos: number; words: { shipping: string } }

/** The lines of an order; what costs nothing is no line of it. */
export const linesOfOrder = ({ items, shippingCentavos, words }: Order): SoldLine[] =>
  [
    ...items.map((item) => ({
      productKey: productKeyOf(item),
      unitKey: item.satUnitKey,
      unit: satUnitName(item.satUnitKey),
      number: String(item.productId),
      description: item.name,
      quantity: item.quantity,
      unitCentavos: item.unitCentavos,
      ivaTreatment: item.ivaTreatment,
    })),
    {
      ...shipping,
      description: words.shipping,
      quantity: 1,
      unitCentavos: shippingCentavos,
      ivaTreatment: 'general' as const,
    },
  ].filter(({ unitCentavos }) => unitCentavos > 0)

type LineSource = { number: string; description: string; centavos: number }

/** Keys of a service in SAT's catalogues. */
export type ServiceKeys = { satProductKey: string; satUnitKey: string }

/** The line of a booking or a pass: what is charged for it in the end. */
export const lineOfService = (
  { number, description, centavos }: LineSource,
  { satProductKey, satUnitKey }: ServiceKeys,
): SoldLine => ({
  productKey: satProductKey,
  unitKey: satUnitKey,
  unit: satUnitName(satUnitKey),
  number,
  description,
  quantity: 1,
  unitCentavos: centavos,
})

/** Returns the line of a sale in a global invoice, identified by ticket number as SAT requires. */
export const lineOfTicket = ({ number, description, centavos }: LineSource): SoldLine => ({
  ...activity,
  productKey: unlistedProductKey,
  number,
  description,
  quantity: 1,
  unitCentavos: centavos,
})

/** The line of a credit note or of a deposit. */
export const lineOfRefund = ({ number, description, centavos }: LineSource): SoldLine => ({
  ...returned,
  number,
  description,
  quantity: 1,
  unitCentavos: centavos,
})
