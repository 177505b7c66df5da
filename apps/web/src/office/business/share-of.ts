import type { HouseShare } from '@rumi/contract'

/** What was taken in whole percent of what there was; null where there was nothing to take. */
export const percentOfShare = ({ used, capacity }: HouseShare) =>
  capacity > 0 ? Math.round((used / capacity) * 100) : null
