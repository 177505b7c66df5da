import type { RecordOf, Resources } from '@rumi/contract'

export type CareItem = RecordOf<Resources['careItems']>
