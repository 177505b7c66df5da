import type { BusinessTerms } from '../business/business-terms.ts'
import { ivaWithinAll } from './iva.ts'

/** One explained amount, IVA included; a discount is negative. */
export type QuoteLine = { label: string; amountCentavos: number }

/** Price of a booking or a pass. Lines add up to the total, and so do subtotal and IVA. */
export type Price = {
  lines: QuoteLine[]
  subtotalCentavos: number
  ivaCentavos: number
  totalCentavos: number
  /** Null of several rates. */
  ivaPercent: number | null
}

/** Adds the lines up and takes IVA out of the total, once (docs/domain.md#money). */
export const priceOf = (lines: QuoteLine[], { ivaPercent }: Pick<BusinessTerms, 'ivaPercent'>): Price =>
  priceOfParts([{ lines, ivaPercent }])

/** Returns the price of things of several rates; IVA is taken out once per rate. */
export const priceOfParts = (
  parts: readonly { lines: readonly QuoteLine[]; ivaPercent: number | null }[],
): Price => {
  const amounts = parts.map(({ lines, ivaPercent }) => ({
    centavos: lines.reduce((sum, line) => sum + line.amountCentavos, 0),
    percent: ivaPercent ?? 0,
  }))
  const { baseCentavos, ivaCentavos, ivaPercent } = ivaWithinAll(amounts)
  return {
    lines: parts.flatMap(({ lines }) => lines),
    subtotalCentavos: baseCentavos,
    ivaCentavos,
    totalCentavos: baseCentavos + ivaCentavos,
    ivaPercent,
  }
}

/** A price, or null amounts and no lines where it is agreed on with the desk. */
export type QuotedPrice =
  | Price
  | (Pick<Price, 'lines' | 'ivaPercent'> & { subtotalCentavos: null; ivaCentavos: null; totalCentavos: null })

/** Omits the amounts of a price that is not set yet, because 0 would be wrong. */
export const quotedPriceOf = (price: Price): QuotedPrice =>
  isPricedByQuote(price)
    ? {
        lines: [],
        ivaPercent: price.ivaPercent,
        subtotalCentavos: null,
        ivaCentavos: null,
        totalCentavos: null,
      }
    : price

type Amounts = 'subtotalCentavos' | 'ivaCentavos' | 'totalCentavos'

/** Narrows a quote to one with a price. */
export const hasPrice = <Quoted extends Record<Amounts, number | null>>(
  quote: Quoted,
): quote is Quoted & Record<Amounts, number> => quote.totalCentavos !== null

/** True if the price is not set yet: every line is 0 (spec §3, events). */
export const isPricedByQuote = ({ lines }: { lines: readonly QuoteLine[] }) =>
  lines.every(({ amountCentavos }) => amountCentavos === 0)
