import { countedIn, events, isDay, type ServiceType } from '@rumi/contract'
import {
  describedDogsIn,
  describedDogsText,
  type DescribedDog,
} from '../../shared/business/described-dogs.ts'
import { dayInAddress } from '../../shared/people/day-in-address.ts'
import { paths } from '../../shared/business/paths.ts'
import type { AddOnChoice } from '../../shared/services/add-ons-of-stay.ts'
import { addOnsIn, addOnsText } from './price/add-on-choices.ts'

export const steps = ['servicio', 'rumis', 'fechas', 'precio'] as const
export type Step = (typeof steps)[number]

/** Choices so far, as in the address: can be shared, and resumed after a login. */
export type Choices = {
  /** Requested service or plan, by its page's name. */
  service: string | undefined
  dogIds: readonly string[]
  /** Dogs of a quote that are not written down yet. */
  described: readonly DescribedDog[]
  /** Hotel: arrival and departure. Guardería: first and last day. By the hour: the day, in `start`. */
  start: string | undefined
  end: string | undefined
  /** Non-consecutive days of the guardería. */
  days: readonly string[]
  /** Start of a visit, `HH:MM` in the business's time zone. */
  time: string | undefined
  /** Duration of a party. */
  minutes: number
  /** Each dog with a groomer of its own, at the same time. */
  sideBySide: true | undefined
  /** Add-ons on the last day before going home, such as a bath. */
  addOns: readonly AddOnChoice[]
  /** Pass to pay with; defaults to the one that expires first. */
  passId: string | undefined
  step: Step
  /** Set before there is an account: further choices stay on the guest page. */
  asGuest?: true
}

/** Possible party lengths, in full hours (docs/domain.md#capacity). */
export const partyHours = [2, 3, 4] as const

/** Limit of guardería days per booking. */
export const mostDays = 60
const isStep = (text: string | null): text is Step => steps.some((step) => step === text)
const listIn = (params: URLSearchParams, name: string) => [
  ...new Set((params.get(name) ?? '').split(',').filter(Boolean)),
]
const timeIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name) ?? ''
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
}

/** Parses an address; ignores invalid choices, and limits the step to those with all earlier choices. */
export function choicesIn(params: URLSearchParams, serviceType: ServiceType | undefined): Choices {
  const start = dayInAddress(params, 'desde')
  const end = dayInAddress(params, 'hasta')
  const hours = partyHours.find((one) => String(one) === params.get('horas'))
  const chosen = {
    service: params.get('servicio') ?? undefined,
    dogIds: listIn(params, 'rumis'),
    described: describedDogsIn(params.get('perros')),
    start,
    end: start !== undefined && end !== undefined && end > start ? end : undefined,
    days: listIn(params, 'dias').filter(isDay).toSorted().slice(0, mostDays),
    time: timeIn(params, 'hora'),
    minutes: hours === undefined ? events.shortestMinutes : hours * 60,
    sideBySide: params.get('juntos') === 'si' ? (true as const) : undefined,
    addOns: addOnsIn(params.get('extras')),
    passId: params.get('pase') ?? undefined,
  }
  const reached = reachedBy(chosen, serviceType)
  const requestedStep = params.get('paso')
  const step =
    isStep(requestedStep) && steps.indexOf(requestedStep) <= steps.indexOf(reached) ? requestedStep : reached
  return { ...chosen, step }
}

function reachedBy(chosen: Omit<Choices, 'step'>, serviceType: ServiceType | undefined): Step {
  if (serviceType === undefined) return 'servicio'
  if (chosen.dogIds.length === 0) return 'rumis'
  return isWhenChosen(chosen, serviceType) ? 'precio' : 'fechas'
}

/** True if the time is complete for a service of this type. */
function isWhenChosen({ start, end, days, time }: Omit<Choices, 'step'>, serviceType: ServiceType) {
  switch (countedIn[serviceType]) {
    case 'nights':
      return start !== undefined && end !== undefined
    case 'days':
      return days.length > 0 || start !== undefined
    case 'hours':
      return start !== undefined && time !== undefined
  }
}

/** Address of these choices with changes. */
export function addressOf(choices: Choices, changes: Partial<Choices> = {}) {
  const all = { ...choices, ...changes }
  return (all.asGuest ? paths.bookAsGuest : paths.book)(queryOf(all))
}

const queryOf = (choices: Choices) => ({
  servicio: choices.service,
  rumis: listed(choices.dogIds),
  perros: choices.asGuest && describedDogsText(choices.described),
  desde: choices.start,
  hasta: choices.end === choices.start ? undefined : choices.end,
  dias: listed(choices.days),
  hora: choices.time,
  horas: choices.minutes === events.shortestMinutes ? undefined : String(choices.minutes / 60),
  juntos: choices.sideBySide && 'si',
  extras: addOnsText(choices.addOns),
  pase: choices.passId,
  paso: choices.step,
})

const listed = (items: readonly string[]) => (items.length > 0 ? items.join(',') : undefined)

/** Address that continues a guest's choices with an account. */
export const inAccount = (choices: Choices, step: Step = choices.step) =>
  paths.book(queryOf({ ...choices, step, described: [] }))

/** The same for guests; undefined for owners. */
export const accountPathOf = (choices: Choices, changes: Partial<Choices> = {}) =>
  choices.asGuest ? inAccount({ ...choices, ...changes }) : undefined

/** Choices that survive a change of service: the dogs, but not the time. */
export const withService = (choices: Choices, service: string, step: Step = 'rumis') =>
  addressOf(choices, { service, step, ...nothingWhen })

const nothingWhen = {
  start: undefined,
  end: undefined,
  days: [],
  time: undefined,
  minutes: events.shortestMinutes,
  sideBySide: undefined,
  addOns: [],
  passId: undefined,
} as const satisfies Partial<Choices>
