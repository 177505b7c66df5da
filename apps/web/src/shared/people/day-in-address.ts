import { isDay } from '@rumi/contract'

/** Reads a day from a query parameter; an invalid one counts as absent. */
export function dayInAddress(params: URLSearchParams, name: string) {
  const said = params.get(name)
  return said !== null && isDay(said) ? said : undefined
}
