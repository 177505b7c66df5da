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

/** The last day or stay of what is booked, at whose end everybody goes home. */
function stayOf({ offer, when }: QueryState): StayInHouse {
  const { serviceType } = offer.service
  if ('start' in when) return { serviceType, ...when }
  const last = when.days.at(-1) ?? ''
  return { serviceType, start: last, end: last }
}

/** What one visit of these dogs costs on that day, of which no pass pays anything: what its quote adds up. */
const priceFor = (service: CatalogService, dogs: readonly Pick<Dog, 'weightKg'>[], day: string) => {
  const season = seasonOn(day, service.seasons)
  return dogs
    .map(({ weightKg }) => rateFor(service, weightKg).priceCentavos)
    .reduce((sum, centavos) => sum + centavos + seasonExtra(centavos, season), 0)
}

/** What can be done with the guests before they go home, and what of it is chosen. */
export function addOnsOf(asked: QueryState) {
  const { catalog, choices, offer } = asked
  const stay = stayOf(asked)
  const dogs = guestsOf(asked).map(({ dog }) => dog)
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
    /** As the wire takes them; nothing where nothing is added. */
    asked:
      chosen.length > 0
        ? {
            addOns: chosen.map(({ service, start, guests }) => ({
              serviceId: service.id,
              start,
              ...(guests.length < dogs.length && { rumiIds: guests.map(({ _id }) => _id) }),
            })),
          }
        : {},
    /** The choices with one service at another time or for other dogs, or without it. */
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

/** What most people add is offered first: the plain bath, which does not take half of the afternoon. */
const isBath = ({ durationMinutes }: CatalogService) => durationMinutes <= 60
