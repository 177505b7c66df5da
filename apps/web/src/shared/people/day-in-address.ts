import { isDay } from '@rumi/contract'

/** The day that an address names under a parameter; what is no day counts as not said. */
export function dayInAddress(params: URLSearchParams, name: string) {
  const said = params.get(name)
  return said !== null && isDay(said) ? said : undefined
}
