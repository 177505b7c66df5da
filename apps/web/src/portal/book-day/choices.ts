import { isDay } from '@rumi/contract'
import { paths } from '../../app/paths.ts'

export const steps = ['rumis', 'dia', 'confirmar'] as const
export type Step = (typeof steps)[number]

/** What has been chosen so far, as it stands in the address: it can be shared, and resumed after a login. */
export type Choices = {
  /** The plan someone came for, by the name the public page gives it. */
  plan: string | undefined
  dogIds: readonly string[]
  start: string | undefined
  end: string | undefined
  step: Step
}

const isStep = (text: string | null): text is Step => steps.some((step) => step === text)
const dayIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name)
  return text !== null && isDay(text) ? text : undefined
}

/** Reads an address; what does not make sense in it counts as not chosen, and no step is reached before its choices. */
export function choicesIn(params: URLSearchParams): Choices {
  const dogIds = [...new Set((params.get('rumis') ?? '').split(',').filter(Boolean))]
  const start = dayIn(params, 'desde')
  const end = dayIn(params, 'hasta') ?? start
  const last = start && end && end < start ? start : end
  const reached: Step = dogIds.length === 0 ? 'rumis' : start === undefined ? 'dia' : 'confirmar'
  const asked = params.get('paso')
  const step = isStep(asked) && steps.indexOf(asked) <= steps.indexOf(reached) ? asked : reached
  return { plan: params.get('servicio') ?? undefined, dogIds, start, end: start && last, step }
}

/** The address of these choices, with some of them changed. */
export function addressOf(choices: Choices, changes: Partial<Choices> = {}) {
  const { plan, dogIds, start, end, step } = { ...choices, ...changes }
  return paths.book({
    servicio: plan,
    rumis: dogIds.length > 0 ? dogIds.join(',') : undefined,
    desde: start,
    hasta: end === start ? undefined : end,
    paso: step,
  })
}
