import type { RequirementKey, ServicePolicyGroup } from '@rumi/contract'

/** Texts that depend on required medical records. */
export type RequiredRecords = { group: ServicePolicyGroup; keys: readonly RequirementKey[] }

export const vaccineKeys: readonly RequirementKey[] = [
  'multiple',
  'rabies',
  'bordetella',
  'parvovirus',
  'distemper',
]
export const dewormingKeys: readonly RequirementKey[] = ['deworming-internal', 'deworming-external']

/** Copy names the medical records of a group without counting them. */
export const requiredRecords = {
  vaccines: (group: ServicePolicyGroup): RequiredRecords => ({ group, keys: vaccineKeys }),
  dewormings: (group: ServicePolicyGroup): RequiredRecords => ({ group, keys: dewormingKeys }),
  any: (group: ServicePolicyGroup): RequiredRecords => ({
    group,
    keys: [...vaccineKeys, ...dewormingKeys, 'evaluation', 'owner-identified'],
  }),
  one: (group: ServicePolicyGroup, key: RequirementKey): RequiredRecords => ({ group, keys: [key] }),
}
