import { countedIn, events, isDay, type ServiceType } from '@rumi/contract'
import { dayInAddress } from '../../shared/people/day-in-address.ts'
import { paths } from '../../shared/house/paths.ts'
import { addOnsIn, addOnsText, type AddOnChoice } from './price/add-on-choices.ts'

export const steps = ['servicio', 'rumis', 'fechas', 'precio'] as const
export type Step = (typeof steps)[number]

/** What has been chosen so far, as it stands in the address: it can be shared, and resumed after a login. */
export type Choices = {
  /** The service or plan someone came for, by the name its page gives it. */
  service: string | undefined
  dogIds: readonly string[]
  /** Hotel: arrival and departure. Guardería: first and last day. By the hour: the day, in `start`. */
  start: string | undefined
  end: string | undefined
  /** Days of the guardería that do not follow each other. */
  days: readonly string[]
  /** When a visit begins, `HH:MM` on the house's clock. */
  time: string | undefined
  /** How long a party lasts. */
  minutes: number
  /** What is done on the last day before going home, such as a bath. */
  addOns: readonly AddOnChoice[]
  /** The pass that is to pay; without one, whichever ends first. */
  passId: string | undefined
  step: Step
  /** Chosen before there is an account: what is chosen next stays on that page. */
  asGuest?: true
}

/** The lengths a party may have, in full hours (docs/domain.md#capacity). */
export const partyHours = [2, 3, 4] as const

/** How many days of the guardería are chosen at once. */
export const mostDays = 60
const isStep = (text: string | null): text is Step => steps.some((step) => step === text)
const listIn = (params: URLSearchParams, name: string) => [
  ...new Set((params.get(name) ?? '').split(',').filter(Boolean)),
]
const timeIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name) ?? ''
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
}

/** Reads an address; what does not make sense in it counts as not chosen, and no step is reached before its choices. */
export function choicesIn(params: URLSearchParams, serviceType: ServiceType | undefined): Choices {
  const start = dayInAddress(params, 'desde')
  const end = dayInAddress(params, 'hasta')
  const hours = partyHours.find((one) => String(one) === params.get('horas'))
  const chosen = {
    service: params.get('servicio') ?? undefined,
    dogIds: listIn(params, 'rumis'),
    start,
    end: start !== undefined && end !== undefined && end > start ? end : undefined,
    days: listIn(params, 'dias').filter(isDay).toSorted().slice(0, mostDays),
    time: timeIn(params, 'hora'),
    minutes: hours === undefined ? events.shortestMinutes : hours * 60,
    addOns: addOnsIn(params.get('extras')),
    passId: params.get('pase') ?? undefined,
  }
  const reached = reachedBy(chosen, serviceType)
  const asked = params.get('paso')
  const step = isStep(asked) && steps.indexOf(asked) <= steps.indexOf(reached) ? asked : reached
  return { ...chosen, step }
}

function reachedBy(chosen: Omit<Choices, 'step'>, serviceType: ServiceType | undefined): Step {
  if (serviceType === undefined) return 'servicio'
  if (chosen.dogIds.length === 0) return 'rumis'
  return isWhenChosen(chosen, serviceType) ? 'precio' : 'fechas'
}

/** Whether the time is complete for a service of this type. */
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

/** The address of these choices, with some of them changed. */
export function addressOf(choices: Choices, changes: Partial<Choices> = {}) {
  const all = { ...choices, ...changes }
  return (all.asGuest ? paths.bookAsGuest : paths.book)(queryOf(all))
}

const queryOf = (choices: Choices) => ({
  servicio: choices.service,
  rumis: listed(choices.dogIds),
  desde: choices.start,
  hasta: choices.end === choices.start ? undefined : choices.end,
  dias: listed(choices.days),
  hora: choices.time,
  horas: choices.minutes === events.shortestMinutes ? undefined : String(choices.minutes / 60),
  extras: addOnsText(choices.addOns),
  pase: choices.passId,
  paso: choices.step,
})

const listed = (items: readonly string[]) => (items.length > 0 ? items.join(',') : undefined)

/** Where a guest's choices go on once there is an account. */
export const inAccount = (choices: Choices, step: Step = choices.step) =>
  paths.book(queryOf({ ...choices, step }))

/** The same where there is none yet; nothing for owners. */
export const accountPathOf = (choices: Choices, changes: Partial<Choices> = {}) =>
  choices.asGuest ? inAccount({ ...choices, ...changes }) : undefined

/** What is left of the choices when another service is chosen: who comes, not when. */
export const choosing = (choices: Choices, service: string, step: Step = 'rumis') =>
  addressOf(choices, { service, step, ...nothingWhen })

const nothingWhen = {
  start: undefined,
  end: undefined,
  days: [],
  time: undefined,
  minutes: events.shortestMinutes,
  addOns: [],
  passId: undefined,
} as const satisfies Partial<Choices>
