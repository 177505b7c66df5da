import type { StayInHouse } from '@rumi/contract'
import { addOnsOfStay } from '../../../shared/services/add-ons-of-stay.ts'
import type { When } from '../dates/when-chosen.ts'
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

/** Possible and chosen add-ons before going home, and their part of the request. */
export function addOnsOf(booking: QueryState) {
  const { catalog, choices } = booking
  const dogs = guestsOf(booking).map(({ dog }) => dog)
  const addOns = addOnsOfStay({ catalog, stay: stayOf(booking), dogs, choices: choices.addOns })
  const { chosen } = addOns
  return {
    ...addOns,
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
  }
}

export type AddOns = ReturnType<typeof addOnsOf>
