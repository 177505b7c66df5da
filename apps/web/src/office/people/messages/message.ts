import type { RecordOf, Resources } from '@rumi/contract'

export type Message = RecordOf<Resources['messages']>
