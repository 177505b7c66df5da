import {
  addMinutes,
  instantAt,
  rateFor,
  seasonExtra,
  seasonOn,
  takesAddOns,
  visitMinutes,
  type CatalogService,
  type StayInHouse,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import type { AddOnChoice } from './add-on-choices.ts'
import type { When } from '../dates/when-chosen.ts'
import { serviceOrder } from '../services/service-order.ts'
import { guestsOf, type StepProps } from '../step-props.ts'

type QueryState = Pick<StepProps, 'catalog' | 'family'> & {
  offer: Pick<StepProps['offer'], 'service'>
  choices: Pick<StepProps['choices'], 'dogIds' | 'addOns'>
  when: When
}

/** Last day or stay of the booking, at whose end the dogs go home. */
function stayOf({ offer, when }: QueryState): StayInHouse {
  const { serviceType } = offer.service
  if ('start' in when) return { serviceType, ...when }
  const last = when.days.at(-1) ?? ''
  return { serviceType, start: last, end: last }
}

/** Price of a visit of these dogs on that day, without passes, as its quote adds up. */
const priceFor = (service: CatalogService, dogs: readonly Pick<Dog, 'weightKg'>[], day: string) => {
  const season = seasonOn(day, service.seasons)
  return dogs
    .map(({ weightKg }) => rateFor(service, weightKg).priceCentavos)
    .reduce((sum, centavos) => sum + centavos + seasonExtra(centavos, season), 0)
}

/** Possible and chosen add-ons before going home. */
export function addOnsOf(booking: QueryState) {
  const { catalog, choices, offer } = booking
  const stay = stayOf(booking)
  const dogs = guestsOf(booking).map(({ dog }) => dog)
  const offered = takesAddOns(offer.service.serviceType)
    ? serviceOrder.flatMap((type) =>
        catalog
          .filter(({ serviceType, isExtra }) => serviceType === type && isExtra)
          .toSorted((one, other) => Number(isBath(other)) - Number(isBath(one)))
          .map((service) => ({
            service,
            minutes: visitMinutes(service, dogs),
            priceCentavos: priceFor(service, dogs, stay.end),
          })),
      )
    : []
  const chosen = choices.addOns.flatMap((choice) => {
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
    /** In wire format; undefined without any. */
    request:
      chosen.length > 0
        ? {
            addOns: chosen.map(({ service, start, guests }) => ({
              serviceId: service.id,
              start,
              ...(guests.length < dogs.length && { rumiIds: guests.map(({ _id }) => _id) }),
            })),
          }
        : {},
    /** Choices with one add-on changed or removed. */
    withChoice: (id: string, changes: Partial<AddOnChoice> | null): readonly AddOnChoice[] => {
      const before = choices.addOns.find(({ service }) => service === id)
      const others = choices.addOns.filter(({ service }) => service !== id)
      const time = changes?.time ?? before?.time
      return changes === null || time === undefined
        ? others
        : [...others, { ...before, ...changes, service: id, time }]
    },
  }
}

export type AddOns = ReturnType<typeof addOnsOf>

/** The plain bath comes first: the most common add-on, and short. */
const isBath = ({ durationMinutes }: CatalogService) => durationMinutes <= 60
