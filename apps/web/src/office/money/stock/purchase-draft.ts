import {
  centavosIn,
  percentOf,
  plainPesos,
  type BodyOf,
  type RecordOf,
  type Resources,
  type stock,
} from '@rumi/contract'
import { piecesIn } from './stock-form.tsx'

type Purchase = BodyOf<typeof stock.receive>

/** A line of an invoice while it is written; IVA follows the cost until somebody writes another. */
export type DraftLine = {
  product: Pick<RecordOf<Resources['products']>, 'id' | 'name'>
  pieces: string
  cost: string
  iva: string | null
}

/** The IVA that a line says: what was written, or what the rate of the house makes of its cost. */
export function ivaOf({ cost, iva }: DraftLine, ivaPercent: number) {
  if (iva !== null) return iva
  const centavos = centavosIn(cost)
  return centavos === null ? '' : plainPesos(percentOf(centavos, ivaPercent))
}

/** What a line says in numbers; null where one of them is none. */
export function lineOf(line: DraftLine, ivaPercent: number): Purchase['lines'][number] | null {
  const [quantity, costCentavos] = [piecesIn(line.pieces), centavosIn(line.cost)]
  const written = ivaOf(line, ivaPercent)
  const ivaCentavos = written.trim() === '' ? 0 : centavosIn(written)
  if (quantity === null || quantity === 0 || costCentavos === null || ivaCentavos === null) return null
  return { productId: line.product.id, quantity, costCentavos, ivaCentavos }
}

/** What the supplier is owed for the lines that can be read, in centavos. */
export const owedFor = (lines: readonly DraftLine[], ivaPercent: number) =>
  lines.reduce((sum, line) => {
    const read = lineOf(line, ivaPercent)
    return sum + (read ? read.costCentavos + (read.ivaCentavos ?? 0) : 0)
  }, 0)
