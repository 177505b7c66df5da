import {
  addMinutes,
  extrasFor,
  instantAt,
  rateFor,
  seasonExtra,
  seasonOn,
  visitMinutes,
  type CatalogService,
  type StayInHouse,
} from '@rumi/contract'

/** Add-on inside a stay: service, start on the last day as `HH:MM`, and its dogs if not all. */
export type AddOnChoice = { service: string; time: string; dogIds?: readonly string[] }

type Guest = { _id: string; weightKg: number | null }

type StayWithAddOns<Dog extends Guest> = {
  catalog: readonly CatalogService[]
  /** Last day or stay of the booking, at whose end the dogs go home. */
  stay: StayInHouse
  dogs: readonly Dog[]
  choices: readonly AddOnChoice[]
}

/** Price of a visit of these dogs on that day, without passes, as its quote adds up. */
const priceFor = (service: CatalogService, dogs: readonly Pick<Guest, 'weightKg'>[], day: string) => {
  const season = seasonOn(day, service.seasons)
  return dogs
    .map(({ weightKg }) => rateFor(service, weightKg).priceCentavos)
    .reduce((sum, centavos) => sum + centavos + seasonExtra(centavos, season), 0)
}

/** Possible and chosen add-ons of a stay before going home. */
export function addOnsOfStay<Dog extends Guest>({ catalog, stay, dogs, choices }: StayWithAddOns<Dog>) {
  const offered = extrasFor(stay.serviceType, catalog).map((service) => ({
    service,
    minutes: visitMinutes(service, dogs),
    priceCentavos: priceFor(service, dogs, stay.end),
  }))
  const chosen = choices.flatMap((choice) => {
    const found = offered.find(({ service }) => service.id === choice.service)
    if (!found) return []
    const named = dogs.filter(({ _id }) => choice.dogIds?.includes(_id))
    const guests = named.length > 0 ? named : dogs
    const minutes = visitMinutes(found.service, guests)
    const start = instantAt(stay.end, choice.time)
    const priceCentavos = priceFor(found.service, guests, stay.end)
    return [{ ...found, choice, guests, minutes, priceCentavos, start, end: addMinutes(start, minutes) }]
  })
  return {
    stay,
    offered,
    chosen,
    /** Choices with one add-on changed or removed. */
    withChoice: (id: string, changes: Partial<AddOnChoice> | null): readonly AddOnChoice[] => {
      const before = choices.find(({ service }) => service === id)
      const others = choices.filter(({ service }) => service !== id)
      const time = changes?.time ?? before?.time
      return changes === null || time === undefined
        ? others
        : [...others, { ...before, ...changes, service: id, time }]
    },
  }
}

export type AddOnsOfStay<Dog extends Guest> = ReturnType<typeof addOnsOfStay<Dog>>
