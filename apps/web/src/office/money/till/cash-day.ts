import type { RecordOf, Resources } from '@rumi/contract'

export type CashDay = RecordOf<Resources['cashDays']>
