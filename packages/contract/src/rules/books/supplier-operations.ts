import { publicRfc } from './invoicing.ts'

/** Kinds of operation: goods, professional services, rent, others, and all with the global supplier (SAT: DIOT 2025, field 2). */
export const supplierOperations = ['02', '03', '06', '85', '87'] as const
export type SupplierOperation = (typeof supplierOperations)[number]

/** Places within the groups 601 to 604 of SAT's fees and rents: 34 to 43 without customs agents, 45 to 47. */
const feePlaces = { first: 34, last: 41 }
const rentPlaces = { first: 45, last: 47 }

/** Returns the kind of operation of an expense by the RFC of its supplier and its SAT group; others for any further group. */
export function supplierOperationOf(rfc: string, group: string | null): SupplierOperation {
  if (rfc === publicRfc) return '87'
  const [, groupCode, place] = /^(\d{3})\.(\d{2})$/.exec(group ?? '') ?? []
  if (groupCode === undefined) return '85'
  if (groupCode === '115' || groupCode.startsWith('5')) return '02'
  if (!/^60[1-4]$/.test(groupCode)) return '85'
  const isWithin = ({ first, last }: { first: number; last: number }) =>
    Number(place) >= first && Number(place) <= last
  if (isWithin(feePlaces)) return '03'
  return isWithin(rentPlaces) ? '06' : '85'
}
