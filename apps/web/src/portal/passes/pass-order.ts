import type { RecordOf, Resources } from '@rumi/contract'

export type Pass = RecordOf<Resources['passes']>

/** Sorts passes by expiry, those without one last; equal ones by age. */
export function inOrderOfUse(one: Pass, other: Pass) {
  const [end, otherEnd] = [one.validUntil ?? '9999-12-31', other.validUntil ?? '9999-12-31']
  if (end !== otherEnd) return end < otherEnd ? -1 : 1
  return one.createdAt < other.createdAt ? -1 : 1
}
