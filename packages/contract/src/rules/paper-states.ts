import { firstDayIn } from './day-windows.ts'
import { dayFromNumber, dayNumber } from './house-time.ts'
import {
  decidingEvaluation,
  isVerified,
  longestOf,
  paperSettings,
  readPapers,
  type Paper,
  type PaperRecord,
  type PaperSettings,
} from './papers.ts'
import { needsOf, papersFor, windowsOf, type Case } from './requirement-windows.ts'
import {
  requirementsOf,
  type DoseRequirement,
  type Requirement,
  type RequirementKey,
} from './requirements.ts'
import type { ServiceType } from './service-types.ts'

/** What a paper looks like to whoever reads the dog's file, the most pressing first (face: colour). */
export const paperStates = ['missing', 'expired', 'in-review', 'expiring', 'ok'] as const
export type PaperStateName = (typeof paperStates)[number]

/** One line of a dog's file: what is asked for, how it stands, and the days that matter. */
export type PaperState = {
  requirement: RequirementKey
  label: string
  state: PaperStateName
  /** The day of the dose or evaluation that decides, null where there is none. */
  appliedOn: string | null
  /** Its last day in force, null where nothing ends it or there is none. */
  expiresOn: string | null
  /** The first day on which a stay may begin by it: after the waiting days of a dose, at the age of a puppy. */
  countsFrom: string | null
}

/** A state and the paper it was read from. */
type Found = { state: PaperStateName; paper: Paper | undefined }

/** Whether a paper in force is worth a reminder: a month before a vaccine's last day, a week before a deworming's. */
const isRunningOut = ({ kind, lastDay }: Paper, today: number, settings: PaperSettings) =>
  lastDay - today <= (kind === 'vaccine' ? settings.vaccineExpiringDays : settings.dewormingExpiringDays)

/** The state of one need: what staff verified speaks first, what waits for them next, what has run out last. */
const needState = (papers: readonly Paper[], today: number, settings: PaperSettings): Found => {
  const inForce = papers.filter((paper) => paper.lastDay >= today)
  const verified = longestOf(inForce.filter(isVerified))
  if (verified) return { state: isRunningOut(verified, today, settings) ? 'expiring' : 'ok', paper: verified }
  const waiting = longestOf(inForce)
  if (waiting) return { state: 'in-review', paper: waiting }
  const past = longestOf(papers)
  return past ? { state: 'expired', paper: past } : { state: 'missing', paper: undefined }
}

/** The most pressing of several needs; of two alike, the one that ends first. */
const mostPressing = (found: readonly Found[]) =>
  found.reduce((worst, other) => {
    const difference = paperStates.indexOf(other.state) - paperStates.indexOf(worst.state)
    const endsFirst = (other.paper?.lastDay ?? 0) < (worst.paper?.lastDay ?? 0)
    return difference < 0 || (difference === 0 && endsFirst) ? other : worst
  })

/** A product of several antigens is as good as its weakest one (decision 26). */
const doseState = (requirement: DoseRequirement, asked: Case, today: number): Found =>
  mostPressing(
    needsOf(requirement).map((antigen) =>
      needState(papersFor(asked.papers, requirement.kind, antigen), today, asked.settings),
    ),
  )

/** A failed evaluation reads as missing: another one is needed, and the file is no place to scold. */
const evaluationState = (papers: readonly Paper[], today: number): Found => {
  const deciding = decidingEvaluation(papers)
  const waiting = papers.find((paper) => paper.kind === 'evaluation' && !isVerified(paper))
  if (deciding?.result === 'passed' && deciding.lastDay >= today) return { state: 'ok', paper: deciding }
  if (waiting) return { state: 'in-review', paper: waiting }
  return { state: deciding?.result === 'passed' ? 'expired' : 'missing', paper: deciding }
}

const stateOf = (requirement: Requirement, asked: Case, today: number, meets: boolean): Found => {
  if ('antigens' in requirement) return doseState(requirement, asked, today)
  if (requirement.kind === 'evaluation') return evaluationState(asked.papers, today)
  return { state: meets ? 'ok' : 'missing', paper: undefined }
}

const toDay = (number: number | null | undefined) =>
  number === null || number === undefined || !Number.isFinite(number) ? null : dayFromNumber(number)

/**
 * A dog's papers as they stand on a day, one line for each that a service asks for. The owner's identification is
 * not the dog's paper and is left out.
 */
export const paperStatesFor = (
  serviceType: ServiceType,
  dog: { birthDate: string },
  records: readonly PaperRecord[],
  onDay: string,
  settings: PaperSettings = paperSettings,
): PaperState[] => {
  const papers = readPapers(records, onDay, settings)
  const asked: Case = { birthDate: dog.birthDate, papers, ownerIdentified: true, length: 0, settings }
  const today = dayNumber(onDay)
  const all = requirementsOf(serviceType)
  return all
    .filter((requirement) => requirement.kind !== 'owner-identified')
    .map((requirement) => {
      const countsFrom = firstDayIn(windowsOf(requirement, asked, all), today)
      const { state, paper } = stateOf(requirement, asked, today, countsFrom === today)
      return {
        requirement: requirement.key,
        label: requirement.label,
        state,
        appliedOn: toDay(paper?.appliedOn),
        expiresOn: toDay(paper?.lastDay),
        countsFrom: toDay(countsFrom),
      }
    })
}
