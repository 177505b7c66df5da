import type { IvaTreatment } from '@rumi/contract'

/** Whether a line is an object of tax. */
export const isTaxed = ({ ivaTreatment }: { ivaTreatment?: IvaTreatment }) => ivaTreatment !== 'none'

/** Line amounts without IVA and its IVA, in centavos. */
export type TaxedLine = { baseCentavos: number; ivaCentavos: number }

/** Of an order: what its lines cost with IVA, and what was taken out of their sum. */
export type Taxed = {
  grossCentavos: readonly number[]
  baseCentavos: number
  ivaCentavos: number
  ivaPercent: number
}

/**
 * Splits lines into base and IVA in whole centavos that add up exactly to the order's (docs/domain.md#money).
 * Each amount is its exact value rounded up or down. The IVA of a one-line credit note may differ by one
 * centavo, within `acceptsIva`.
 */
export function splitIva({ grossCentavos, baseCentavos, ivaCentavos, ivaPercent }: Taxed): TaxedLine[] {
  const bases = sharedOut(
    grossCentavos.map((gross) => ({ numerator: gross * 100, denominator: 100 + ivaPercent })),
    baseCentavos,
  )
  const taxes = sharedOut(
    bases.map((base) => ({ numerator: base * ivaPercent, denominator: 100 })),
    ivaCentavos,
  )
  return bases.map((base, line) => ({ baseCentavos: base, ivaCentavos: taxes[line]! }))
}

/**
 * True if SAT accepts an IVA on a base: from (base − ½ centavo) × rate truncated, to (base + ½ centavo) ×
 * rate rounded up (Anexo 20, CFDI 4.0).
 */
export const acceptsIva = (baseCentavos: number, ivaCentavos: number, ivaPercent: number) =>
  baseCentavos > 0 &&
  ivaCentavos >= Math.floor(((2 * baseCentavos - 1) * ivaPercent) / 200) &&
  ivaCentavos <= Math.ceil(((2 * baseCentavos + 1) * ivaPercent) / 200)

/** Returns the IVA of an amount that SAT accepts, nearest to a wanted one. */
export const acceptedIva = ({ centavos, ivaCentavos, ivaPercent }: TaxedAmount) =>
  [ivaCentavos, ivaCentavos - 1, ivaCentavos + 1, ivaCentavos - 2].find(
    (iva) => iva >= 0 && acceptsIva(centavos - iva, iva, ivaPercent),
  ) ?? 0

/** Amount with the IVA within it. */
type TaxedAmount = { centavos: number; ivaCentavos: number; ivaPercent: number }

type Fraction = { numerator: number; denominator: number }

/** Each fraction as a whole number: rounded down, then raised where most is cut off, or lowered where least is, to add up to the sum. */
export function sharedOut(exact: readonly Fraction[], sum: number) {
  const shares = exact.map(({ numerator, denominator }, place) => {
    const left = numerator % denominator
    return { place, whole: (numerator - left) / denominator, left: left / denominator }
  })
  const missing = sum - shares.reduce((total, { whole }) => total + whole, 0)
  const byRemainder = shares.toSorted((one, other) => Math.sign(missing) * (other.left - one.left))
  for (let step = 0; step < Math.abs(missing); step += 1)
    byRemainder[step % shares.length]!.whole += Math.sign(missing)
  return shares.map(({ whole }) => whole)
}

/** The rates of IVA that an invoice knows (SAT: c_TasaOCuota). */
const ivaPercents = [16, 8, 0] as const

/** The rate by which IVA was taken out of an order; null where it is none that an invoice knows. */
export const ivaPercentOf = ({
  totalCentavos,
  ivaCentavos,
}: {
  totalCentavos: number
  ivaCentavos: number
}) =>
  ivaPercents.find((percent) => {
    const base = totalCentavos - ivaCentavos
    return Math.abs(base * (100 + percent) - totalCentavos * 100) * 2 <= 100 + percent
  }) ?? null
