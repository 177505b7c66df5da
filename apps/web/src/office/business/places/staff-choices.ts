import type { RecordOf, Resources } from '@rumi/contract'

export type StaffMember = RecordOf<Resources['staffMembers']>

/** What a person who works here may be linked to. */
export type Choices = {
  services: readonly RecordOf<Resources['services']>[]
  accounts: readonly RecordOf<Resources['clients']>[]
}
