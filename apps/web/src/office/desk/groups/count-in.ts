import type { Visit } from '@rumi/contract'

/** Returns the number of present dogs in a play group. */
export const countIn = (groupId: string, visits: readonly Pick<Visit, 'status' | 'playGroupId'>[]) =>
  visits.filter(({ status, playGroupId }) => status === 'in-house' && playGroupId === groupId).length
