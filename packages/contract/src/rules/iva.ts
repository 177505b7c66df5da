import { divideRounded } from './money.ts'

/** IVA's general rate, also on pet food (LIVA art. 1 and 2-A, fraction I, b; docs/domain.md#money). */
export const ivaPercent = 16

/**
 * Takes IVA out of a total that includes it: base = round(total × 100 / 116), IVA the rest. Once per order or
 * booking, never per line, so that base and IVA add up to what was shown, to the centavo (docs/domain.md#money).
 */
export const ivaWithin = (totalCentavos: number) => {
  const baseCentavos = divideRounded(totalCentavos * 100, 100 + ivaPercent)
  return { baseCentavos, ivaCentavos: totalCentavos - baseCentavos }
}
