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

/** Line of a purchase draft; IVA follows the cost until edited. */
export type DraftLine = {
  product: Pick<RecordOf<Resources['products']>, 'id' | 'name'>
  pieces: string
  cost: string
  iva: string | null
}

/** IVA of a line: as edited, or computed from its cost. */
export function ivaOf({ cost, iva }: DraftLine, ivaPercent: number) {
  if (iva !== null) return iva
  const centavos = centavosIn(cost)
  return centavos === null ? '' : plainPesos(percentOf(centavos, ivaPercent))
}

/** Line in numbers; null if one is invalid. */
export function lineOf(line: DraftLine, ivaPercent: number): Purchase['lines'][number] | null {
  const [quantity, costCentavos] = [piecesIn(line.pieces), centavosIn(line.cost)]
  const written = ivaOf(line, ivaPercent)
  const ivaCentavos = written.trim() === '' ? 0 : centavosIn(written)
  if (quantity === null || quantity === 0 || costCentavos === null || ivaCentavos === null) return null
  return { productId: line.product.id, quantity, costCentavos, ivaCentavos }
}

/** Total of the valid lines, in centavos. */
export const owedFor = (lines: readonly DraftLine[], ivaPercent: number) =>
  lines.reduce((sum, line) => {
    const read = lineOf(line, ivaPercent)
    return sum + (read ? read.costCentavos + (read.ivaCentavos ?? 0) : 0)
  }, 0)
