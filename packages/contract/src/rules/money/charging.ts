import type { DeskMethod } from './payments.ts'

/** Something that is paid for, and how much of it now. */
export type Charged<Target> = { target: Target; amountCentavos: number }
/** One way in which money is handed over, tip included. */
export type ChargePart = { method: DeskMethod; amountCentavos: number; reference?: string }
/** One row of a charge: one target, one payment method. */
export type ChargeRow<Target> = Charged<Target> & {
  method: DeskMethod
  tipCentavos: number
  reference?: string
}
type Tipped = ChargePart & { tipCentavos: number }

/** Suggested tips in percent of the amount. */
export const tipPercents = [0, 10, 15] as const

/** Returns the change for a cash payment; negative if too little was paid. */
export const changeOf = (receivedCentavos: number, cashCentavos: number) => receivedCentavos - cashCentavos

/**
 * Splits a tip over the payment methods, largest amount first. Each part leaves at least one centavo for the
 * sale, because a tip is stored beside a payment. Credit carries no tip. Returns null if the other methods
 * cannot carry it.
 */
function tippedParts(parts: readonly ChargePart[], tipCentavos: number): Tipped[] | null {
  let left = tipCentavos
  const carried = new Map<ChargePart, number>()
  const inMoney = parts.filter(({ method }) => method !== 'credit')
  for (const part of inMoney.toSorted((one, other) => other.amountCentavos - one.amountCentavos)) {
    const tip = Math.min(left, Math.max(0, part.amountCentavos - 1))
    carried.set(part, tip)
    left -= tip
  }
  if (left > 0) return null
  return parts.map((part) => ({ ...part, tipCentavos: carried.get(part) ?? 0 }))
}

/**
 * Returns the rows of a charge: dues filled by methods of payment, both in the given order, credit first. The
 * parts must sum to the charge and the tip; `null` if they do not, or if too little money is left for the tip.
 */
export function splitCharge<Target>(
  charged: readonly Charged<Target>[],
  parts: readonly ChargePart[],
  tipCentavos: number,
): ChargeRow<Target>[] | null {
  const sum = (of: readonly { amountCentavos: number }[]) =>
    of.reduce((total, { amountCentavos }) => total + amountCentavos, 0)
  if (sum(parts) !== sum(charged) + tipCentavos) return null
  const creditFirst = parts.toSorted(
    (one, other) => Number(other.method === 'credit') - Number(one.method === 'credit'),
  )
  const tipped = tippedParts(creditFirst, tipCentavos)
  if (!tipped) return null
  const rows: ChargeRow<Target>[] = []
  const open = charged.map((one) => ({ ...one }))
  for (const { method, amountCentavos, tipCentavos: tip, reference } of tipped) {
    let left = amountCentavos - tip
    let tipLeft = tip
    for (const one of open) {
      const part = Math.min(left, one.amountCentavos)
      if (part === 0) continue
      one.amountCentavos -= part
      left -= part
      rows.push({
        target: one.target,
        amountCentavos: part,
        method,
        tipCentavos: tipLeft,
        ...(reference && { reference }),
      })
      tipLeft = 0
    }
  }
  return rows
}
