import type { RecordOf, Resources } from '@rumi/contract'

export type GlEntry = RecordOf<Resources['glEntries']>

/** Amount of an entry: the sum of its debits, equal to that of its credits once posted. */
export const movedBy = ({ lines }: Pick<GlEntry, 'lines'>) =>
  lines.reduce((sum, { debitCentavos }) => sum + debitCentavos, 0)
