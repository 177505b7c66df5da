/**
 * Something done inside the stay, as the address names it: the service, when it begins on the last day, `HH:MM`, and for which
 * dogs, where it is not for all that come.
 */
export type AddOnChoice = { service: string; time: string; dogIds?: readonly string[] }

const mostAddOns = 4

/**
 * Reads the ids of services with their times and dogs, 'id*16:30,id*15:30*dog~dog'; each service once, and what makes no sense is
 * left out.
 */
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

/** The same, as it stands in the address; nothing where nothing is added. */
export const addOnsText = (addOns: readonly AddOnChoice[]) =>
  addOns.length > 0
    ? addOns
        .map(({ service, time, dogIds }) => [service, time, ...(dogIds ? [dogIds.join('~')] : [])].join('*'))
        .join(',')
    : undefined
