import type { RecordOf, Resources } from '@rumi/contract'

export type GlEntry = RecordOf<Resources['glEntries']>

/** What an entry moves: the sum of its debits, which is that of its credits once it is posted. */
export const movedBy = ({ lines }: Pick<GlEntry, 'lines'>) =>
  lines.reduce((sum, { debitCentavos }) => sum + debitCentavos, 0)
