import { divideRounded, type IvaTreatment } from '@rumi/contract'
import { pesosText, type XmlElement } from '../../http/xml.ts'
import { isTaxed, sharedOut } from './split-iva.ts'

/** ISR that the receiver of a document retains. */
export type Retention = {
  basisPoints: number
  centavos: number
}

/** Key of ISR in SAT's catalogue of taxes (c_Impuesto). */
const incomeTax = '001'

const wholeBasisPoints = 10_000
const rateText = ({ basisPoints }: Retention) => (basisPoints / wholeBasisPoints).toFixed(6)

type Line = { baseCentavos: number; ivaTreatment?: IvaTreatment }

const baseOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.baseCentavos, 0)

/** Returns the ISR retained of lines; undefined where it rounds to nothing. */
export function retentionOf(lines: readonly Line[], basisPoints: number): Retention | undefined {
  const centavos = divideRounded(baseOf(lines) * basisPoints, wholeBasisPoints)
  return retentionFrom(basisPoints, centavos)
}

/** Retained ISR of a document; undefined where nothing is retained. */
export const retentionFrom = (basisPoints: number, centavos: number): Retention | undefined =>
  centavos > 0 ? { basisPoints, centavos } : undefined

type Before = { lines: readonly Line[]; retainedCentavos: number }

/** Returns the ISR retained of the next lines of a sale: it brings what was retained before to that of all lines, as far as SAT accepts it. */
export function nextRetained(lines: readonly Line[], before: Before, basisPoints: number) {
  const exact = (baseOf(lines) * basisPoints) / wholeBasisPoints
  const ofAll = retentionOf([...before.lines, ...lines], basisPoints)?.centavos ?? 0
  return Math.max(Math.floor(exact), Math.min(ofAll - before.retainedCentavos, Math.ceil(exact)))
}

/** Returns the invoiced part of a sale that money of its invoice settles, and the retained ISR in it. */
export function settledBy(
  moneyCentavos: number,
  { totalCentavos, retention }: { totalCentavos: number; retention: Retention | undefined },
) {
  const retained = retention ? divideRounded(retention.centavos * moneyCentavos, totalCentavos) : 0
  return { retained, settled: moneyCentavos + retained }
}

/**
 * Shares of the lines that are an object of tax in the retention: their exact amounts rounded up or down, as SAT accepts them (Anexo 20,
 * CFDI 4.0).
 */
export function retainedByLine(lines: readonly Line[], retention: Retention | undefined) {
  if (!retention) return []
  const { basisPoints, centavos } = retention
  const taxed = lines.filter(isTaxed)
  const shares = sharedOut(
    taxed.map(({ baseCentavos }) => ({
      numerator: baseCentavos * basisPoints,
      denominator: wholeBasisPoints,
    })),
    centavos,
  )
  return lines.map((line) =>
    isTaxed(line) ? { basisPoints, centavos: shares[taxed.indexOf(line)]! } : undefined,
  )
}

/** Retention of a line, whose base is that of its IVA. */
export const retentionOfLine = (
  { baseCentavos }: Pick<Line, 'baseCentavos'>,
  { basisPoints, centavos }: Retention,
): XmlElement => ({
  name: 'cfdi:Retenciones',
  attributes: {},
  children: [
    {
      name: 'cfdi:Retencion',
      attributes: {
        Base: pesosText(baseCentavos),
        Impuesto: incomeTax,
        TipoFactor: 'Tasa',
        TasaOCuota: rateText({ basisPoints, centavos }),
        Importe: pesosText(centavos),
      },
    },
  ],
})

/** Retention of a whole document. */
export const retentionInSum = ({ centavos }: Retention): XmlElement => ({
  name: 'cfdi:Retenciones',
  attributes: {},
  children: [{ name: 'cfdi:Retencion', attributes: { Impuesto: incomeTax, Importe: pesosText(centavos) } }],
})

/** Retention of a paid document (DR), or of the payment (P), which has no base and rate. */
export const retentionOfPayment = (
  of: 'DR' | 'P',
  { baseCentavos }: Pick<Line, 'baseCentavos'>,
  retention: Retention,
): XmlElement => ({
  name: `pago20:Retenciones${of}`,
  attributes: {},
  children: [
    {
      name: `pago20:Retencion${of}`,
      attributes: {
        ...(of === 'DR' && { BaseDR: pesosText(baseCentavos) }),
        [`Impuesto${of}`]: incomeTax,
        ...(of === 'DR' && { TipoFactorDR: 'Tasa', TasaOCuotaDR: rateText(retention) }),
        [`Importe${of}`]: pesosText(retention.centavos),
      },
    },
  ],
})
