import type { RecordOf, Resources } from '@rumi/contract'

export type StaffMember = RecordOf<Resources['staffMembers']>

/** Services and accounts that a staff member may be linked to. */
export type Choices = {
  services: readonly RecordOf<Resources['services']>[]
  accounts: readonly RecordOf<Resources['clients']>[]
}
