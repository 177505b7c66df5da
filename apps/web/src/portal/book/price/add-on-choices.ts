import type { AddOnChoice } from '../../../shared/services/add-ons-of-stay.ts'

const mostAddOns = 4

/** Parses add-ons, 'id*16:30,id*15:30*dog~dog'; each service once, ignoring invalid ones. */
export function addOnsIn(text: string | null): readonly AddOnChoice[] {
  const named = (text ?? '').split(',').flatMap((one) => {
    const { service, time, dogs } =
      /^(?<service>[\w-]+)\*(?<time>([01]\d|2[0-3]):[0-5]\d)(\*(?<dogs>[\w~-]+))?$/.exec(one)?.groups ?? {}
    if (!service || !time) return []
    return [{ service, time, ...(dogs && { dogIds: dogs.split('~').filter(Boolean) }) }]
  })
  const once = named.filter(({ service }, at) => named.findIndex((one) => one.service === service) === at)
  return once.slice(0, mostAddOns)
}

/** Formats add-ons for the address; empty without any. */
export const addOnsText = (addOns: readonly AddOnChoice[]) =>
  addOns.length > 0
    ? addOns
        .map(({ service, time, dogIds }) => [service, time, ...(dogIds ? [dogIds.join('~')] : [])].join('*'))
        .join(',')
    : undefined
