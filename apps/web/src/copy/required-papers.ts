import type { RequirementKey, ServicePolicyGroup } from '@rumi/contract'

/** What is only said where one of these papers is asked for. */
export type RequiredPapers = { group: ServicePolicyGroup; keys: readonly RequirementKey[] }

export const vaccineKeys: readonly RequirementKey[] = [
  'multiple',
  'rabies',
  'bordetella',
  'parvovirus',
  'distemper',
]
export const dewormingKeys: readonly RequirementKey[] = ['deworming-internal', 'deworming-external']

/** Copy names the papers of a group without counting them. */
export const papers = {
  vaccines: (group: ServicePolicyGroup): RequiredPapers => ({ group, keys: vaccineKeys }),
  dewormings: (group: ServicePolicyGroup): RequiredPapers => ({ group, keys: dewormingKeys }),
  any: (group: ServicePolicyGroup): RequiredPapers => ({
    group,
    keys: [...vaccineKeys, ...dewormingKeys, 'evaluation', 'owner-identified'],
  }),
  one: (group: ServicePolicyGroup, key: RequirementKey): RequiredPapers => ({ group, keys: [key] }),
}
