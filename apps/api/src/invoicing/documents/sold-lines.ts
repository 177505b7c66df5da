import type { SoldLine } from './cfdi.ts'

/** SAT product keys by category of the shop: pet toys, dry dog food, treats, grooming products. */
const productKeys: Readonly<Record<string, string>> = {
  Juguetes: '10111301',
  Comida: '10121801',
  Snacks: '10121806',
  Estética: '10111302',
}
const piece = { unitKey: 'H87', unit: 'Pieza' }
const unitOfService = { unitKey: 'E48', unit: 'Servicio' }
/** Picking up and delivering parcels. */
const shipping = { ...unitOfService, productKey: '78102203', number: 'ENVIO' }
/** SAT's key for what its catalogue does not have: it knows no day care, hotel, grooming or training of pets. */
const notInTheCatalogue = '01010101'
/** SAT keys of a credit note: billing services, activity (Anexo 20, guide of CFDI 4.0). */
const activity = { unitKey: 'ACT', unit: 'Actividad' }
const returned = { ...activity, productKey: '84111506' }

type Item = {
  productId: number
  name: string
  category: string
  quantity: number
  unitCentavos: number
}

type Order = { items: readonly Item[]; shippingCentavos: number; words: { shipping: string } }

/** The lines of an order; what costs nothing is no line of it. */
export const linesOfOrder = ({ items, shippingCentavos, words }: Order): SoldLine[] =>
  [
    ...items.map(({ productId, name, category, quantity, unitCentavos }) => ({
      ...piece,
      productKey: productKeys[category] ?? notInTheCatalogue,
      number: String(productId),
      description: name,
      quantity,
      unitCentavos,
    })),
    { ...shipping, description: words.shipping, quantity: 1, unitCentavos: shippingCentavos },
  ].filter(({ unitCentavos }) => unitCentavos > 0)

type LineSource = { number: string; description: string; centavos: number }

/** The line of a booking or a pass: what is charged for it in the end. */
export const lineOfService = ({ number, description, centavos }: LineSource): SoldLine => ({
  ...unitOfService,
  productKey: notInTheCatalogue,
  number,
  description,
  quantity: 1,
  unitCentavos: centavos,
})

/** Returns the line of a sale in a global invoice, identified by ticket number as SAT requires. */
export const lineOfTicket = ({ number, description, centavos }: LineSource): SoldLine => ({
  ...activity,
  productKey: notInTheCatalogue,
  number,
  description,
  quantity: 1,
  unitCentavos: centavos,
})

/** The line of a credit note. */
export const lineOfRefund = ({ number, description, centavos }: LineSource): SoldLine => ({
  ...returned,
  number,
  description,
  quantity: 1,
  unitCentavos: centavos,
})
