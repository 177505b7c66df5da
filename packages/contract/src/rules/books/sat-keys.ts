import { satProductNames } from './sat-product-names.ts'

/** Key of products and services that SAT's catalogue lacks. */
export const unlistedProductKey = '01010101'

let products: ReadonlyMap<string, string> | undefined

/** Names of the known product keys, in order; read on first use. */
export const satProducts = () =>
  (products ??= new Map(
    satProductNames
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 8), line.slice(9)]),
  ))

/** Units of a service, which is one line of its whole price (SAT: c_ClaveUnidad). */
export const satServiceUnits = {
  E48: 'Unidad de servicio',
  ACT: 'Actividad',
  E51: 'Trabajo',
} as const satisfies Record<string, string>

/** Units in which a shop counts what it sells (SAT: c_ClaveUnidad). */
export const satProductUnits = {
  H87: 'Pieza',
  EA: 'Elemento',
  XUN: 'Unidad',
  PR: 'Par',
  KT: 'Kit',
  SET: 'Conjunto',
  XPK: 'Paquete',
  XBX: 'Caja',
  XBG: 'Bolso',
  XSA: 'Saco',
  XBO: 'Botella no-protegida y cilíndrica',
  XJR: 'Tarro',
  XTU: 'Tubo',
  XRO: 'Rollo',
  KGM: 'Kilogramo',
  GRM: 'Gramo',
  LTR: 'Litro',
  MLT: 'Mililitro',
} as const satisfies Record<string, string>

const unitNames: Readonly<Record<string, string>> = { ...satServiceUnits, ...satProductUnits }

/** SAT's name of a unit, or its key where the name is not listed. */
export const satUnitName = (unit: string) => unitNames[unit] ?? unit

/** Product keys by category of the shop: pet toys, dry dog food, treats, grooming products. */
const keysOfCategories: Readonly<Record<string, string>> = {
  Juguetes: '10111301',
  Comida: '10121801',
  Snacks: '10121806',
  Estética: '10111302',
}

/** Returns the product key of a product: its own, or that of its category. */
export const productKeyOf = ({ satProductKey, category }: { satProductKey: string; category: string }) =>
  satProductKey || (keysOfCategories[category] ?? unlistedProductKey)
