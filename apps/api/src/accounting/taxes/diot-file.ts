import { divideRounded, publicRfc, type SupplierOfMonth } from '@rumi/contract'
import { accountSentences } from '../../copy/money/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { Refused } from '../../http/refused.ts'
import { businessRfc, currentSettings } from '../../settings/index.ts'
import { suppliersOfMonth } from './suppliers-of-month.ts'

/** Fields of a line (SAT: DIOT 2025, file for bulk upload). */
const fieldCount = 54

/** Places of the used fields, from 1. */
const places = {
  third: 1,
  operation: 2,
  rfc: 3,
  northBase: 8,
  northReturned: 9,
  southBase: 10,
  southReturned: 11,
  base16: 12,
  returned16: 13,
  northIva: 18,
  southIva: 20,
  iva16: 22,
  ivaRetained: 48,
  exempt: 50,
  zero: 51,
  declaration: 54,
}

/** Supplier with a Mexican RFC (DIOT 2025, field 1). */
const national = '04'
/** Suppliers that are not known, in one line with the RFC of the public (DIOT 2025, field 1). */
const global = '15'
/** States that the receipts had tax effects (DIOT 2025, field 54). */
const withTaxEffects = '01'

/** States of the southern border region with IVA at 8 percent (decree of 30 December 2020). */
const southernStates = /campeche|chiapas|quintana roo|tabasco/i

/** Returns the DIOT of a month: a line per supplier and operation, 54 fields between pipes, whole pesos. */
export async function diotFile(db: Db, month: string) {
  const settings = await currentSettings(db)
  const rfc = businessRfc(settings)
  const { suppliers, lacking } = await suppliersOfMonth(db, month)
  if (lacking.length > 0)
    throw new Refused('breaks-a-rule', { message: accountSentences.expensesLackRfc(lacking.length) })
  if (suppliers.length === 0) throw new Refused('breaks-a-rule', { message: accountSentences.nothingPaidIn })
  const isSouthern = southernStates.test(settings.state)
  return {
    name: `DIOT${rfc}${month.replace('-', '')}.txt`,
    text: suppliers.map((supplier) => `${diotLine(supplier, isSouthern)}\r\n`).join(''),
  }
}

/** Returns a line of the DIOT; a field without an amount stays empty. */
export function diotLine(supplier: SupplierOfMonth, isSouthern: boolean) {
  const fields = Array.from({ length: fieldCount }, () => '')
  const write = (place: keyof typeof places, text: string) => {
    fields[places[place] - 1] = text
  }
  const amount = (place: keyof typeof places, centavos: number) =>
    write(place, centavos === 0 ? '' : String(divideRounded(centavos, 100)))
  write('third', supplier.rfc === publicRfc ? global : national)
  write('operation', supplier.operation)
  write('rfc', supplier.rfc)
  amount(isSouthern ? 'southBase' : 'northBase', supplier.base8Centavos)
  amount(isSouthern ? 'southReturned' : 'northReturned', supplier.returned8Centavos)
  amount('base16', supplier.base16Centavos)
  amount('returned16', supplier.returned16Centavos)
  amount(isSouthern ? 'southIva' : 'northIva', supplier.iva8Centavos)
  amount('iva16', supplier.iva16Centavos)
  amount('ivaRetained', supplier.ivaRetainedCentavos)
  amount('exempt', supplier.exemptCentavos)
  amount('zero', supplier.zeroCentavos)
  write('declaration', withTaxEffects)
  return fields.join('|')
}
