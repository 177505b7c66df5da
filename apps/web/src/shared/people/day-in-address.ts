import { isDay } from '@rumi/contract'

/** Reads a day from a query parameter; an invalid one counts as absent. */
export function dayInAddress(params: URLSearchParams, name: string) {
  const value = params.get(name)
  return value !== null && isDay(value) ? value : undefined
}
