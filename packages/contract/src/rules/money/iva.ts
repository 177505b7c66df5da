import { divideRounded } from './money.ts'

/**
 * Treatments of IVA of what is sold: the percentage of the settings, a rate of its own (SAT: c_TasaOCuota), exempt, or
 * no object of tax (c_ObjetoImp 01).
 */
export const ivaTreatments = ['general', '16', '8', '0', 'exempt', 'none'] as const
export type IvaTreatment = (typeof ivaTreatments)[number]

/** Returns the percentage of a treatment; exempt and untaxed things have none. */
export const percentOfTreatment = (treatment: IvaTreatment, generalPercent: number) => {
  if (treatment === 'general') return generalPercent
  return treatment === 'exempt' || treatment === 'none' ? 0 : Number(treatment)
}

/** Returns the treatment that a sale stores: a rate equal to the general one is the general one. */
export const soldTreatment = (treatment: IvaTreatment, generalPercent: number): IvaTreatment =>
  treatment === String(generalPercent) ? 'general' : treatment

/**
 * Takes IVA out of a total that includes it: of 16 %, base = round(total × 100 / 116), IVA the rest. Once per order or
 * booking and rate, never per line, so that base and IVA add up to what was shown, to the centavo (docs/domain.md#money).
 */
export const ivaWithin = (totalCentavos: number, ivaPercent: number) => {
  const baseCentavos = divideRounded(totalCentavos * 100, 100 + ivaPercent)
  return { baseCentavos, ivaCentavos: totalCentavos - baseCentavos }
}

/** Returns the whole percent of IVA within a total; 0 for a zero total. */
export const ivaPercentWithin = ({ baseCentavos, ivaCentavos }: ReturnType<typeof ivaWithin>) =>
  baseCentavos === 0 ? 0 : Math.round((ivaCentavos * 100) / baseCentavos)

/** Takes IVA out of amounts of several rates, once per rate; the percentage is null where there are several. */
export function ivaWithinAll(amounts: readonly { centavos: number; percent: number }[]) {
  const byPercent = Map.groupBy(amounts, ({ percent }) => percent)
  const parts = [...byPercent].map(([percent, all]) =>
    ivaWithin(
      all.reduce((sum, { centavos }) => sum + centavos, 0),
      percent,
    ),
  )
  return {
    baseCentavos: parts.reduce((sum, { baseCentavos }) => sum + baseCentavos, 0),
    ivaCentavos: parts.reduce((sum, { ivaCentavos }) => sum + ivaCentavos, 0),
    ivaPercent: byPercent.size === 1 ? amounts[0]!.percent : null,
  }
}

/** Divides two integers from 0 on as `divideRounded`, exactly where their product exceeds the safe integers. */
const proportion = (amount: number, part: number, whole: number) =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))

/**
 * Splits an amount in proportion to parts, each of what is left by the ones before it: shares add up, and none falls as
 * the amount grows.
 */
export function splitAmount(amountCentavos: number, parts: readonly number[]): number[] {
  let left = amountCentavos
  let rest = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => {
    const share = rest === 0 ? 0 : proportion(left, part, rest)
    left -= share
    rest -= part
    return share
  })
}

/** Price, IVA and unreturned pieces of an order under one treatment. */
export type TreatmentOfOrder = {
  treatment: IvaTreatment
  grossCentavos: number
  ivaCentavos: number
  keptCentavos: number
}

/** Returns what an amount of an order is of each of its treatments, with the IVA within it, as the books spread it. */
export function amountByTreatment(amountCentavos: number, treatments: readonly TreatmentOfOrder[]) {
  const sold = treatments.filter(({ grossCentavos }) => grossCentavos > 0)
  const kept = sold.map(({ keptCentavos }) => keptCentavos)
  const weights = kept.some((centavos) => centavos > 0)
    ? kept
    : sold.map(({ grossCentavos }) => grossCentavos)
  const shares = splitAmount(amountCentavos, weights)
  return sold.map(({ treatment, grossCentavos, ivaCentavos }, place) => ({
    treatment,
    centavos: shares[place]!,
    ivaCentavos: proportion(shares[place]!, ivaCentavos, grossCentavos),
  }))
}
