/** Something done inside the stay, as the address names it: the service, and when it begins on the last day, `HH:MM`. */
export type AddOnChoice = { service: string; time: string }

const mostAddOns = 4

/** Reads the ids of services with their times, 'id*16:30,id*15:30'; each service once, and what makes no sense is left out. */
export function addOnsIn(text: string | null): readonly AddOnChoice[] {
  const named = (text ?? '').split(',').flatMap((one) => {
    const { service, time } = /^(?<service>[\w-]+)\*(?<time>([01]\d|2[0-3]):[0-5]\d)$/.exec(one)?.groups ?? {}
    return service && time ? [{ service, time }] : []
  })
  const once = named.filter(({ service }, at) => named.findIndex((one) => one.service === service) === at)
  return once.slice(0, mostAddOns)
}

/** The same, as it stands in the address; nothing where nothing is added. */
export const addOnsText = (addOns: readonly AddOnChoice[]) =>
  addOns.length > 0 ? addOns.map(({ service, time }) => `${service}*${time}`).join(',') : undefined
