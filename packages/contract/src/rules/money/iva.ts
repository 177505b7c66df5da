import { divideRounded } from './money.ts'

/**
 * Takes IVA out of a total that includes it: of 16 %, base = round(total × 100 / 116), IVA the rest. Once per order or
 * booking, never per line, so that base and IVA add up to what was shown, to the centavo (docs/domain.md#money).
 */
export const ivaWithin = (totalCentavos: number, ivaPercent: number) => {
  const baseCentavos = divideRounded(totalCentavos * 100, 100 + ivaPercent)
  return { baseCentavos, ivaCentavos: totalCentavos - baseCentavos }
}

/** Returns the whole percent of IVA within a total; 0 for a zero total. */
export const ivaPercentWithin = ({ baseCentavos, ivaCentavos }: ReturnType<typeof ivaWithin>) =>
  baseCentavos === 0 ? 0 : Math.round((ivaCentavos * 100) / baseCentavos)
