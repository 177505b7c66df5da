import { dayFromNumber, formatDay } from '../time/business-time.ts'
import {
  decidingEvaluation,
  isVerified,
  longestOf,
  type DatedMedicalRecord,
  type MedicalRecordTerms,
} from './medical-records.ts'
import { proofOf, type DoseRequirement, type Requirement } from './requirements.ts'
import { isEvaluatedOnFirstDay, needsOf, medicalRecordsFor, type Case } from './requirement-windows.ts'

/** Faults of a dose, hardest to fix first. Only the first is reported. */
const faults = ['missing', 'refused', 'expired', 'unverified', 'too-recent'] as const
type Fault = (typeof faults)[number]

const doseKeys = [
  'multiple',
  'rabies',
  'bordetella',
  'parvovirus',
  'distemper',
  'deworming-internal',
  'deworming-external',
] as const satisfies readonly DoseRequirement['key'][]

/** Every reason why a dog may not come yet; screens, mails and tests rely on these words. */
export const eligibilityReasonCodes = [
  ...doseKeys.flatMap((key) => faults.map((fault) => `${key}-${fault}` as const)),
  'evaluation-missing',
  'evaluation-first-day',
  'evaluation-failed',
  'evaluation-expired',
  'evaluation-unverified',
  'too-young',
  'owner-unidentified',
  'agreement-unsigned',
] as const
export type EligibilityReasonCode = (typeof eligibilityReasonCodes)[number]

/**
 * Reason why a dog is not eligible yet, with the remedy. `eligibleFrom` is the first later day on which a
 * booking of the same length passes this requirement with the current medical records. It is null if only a
 * new medical record helps.
 */
export type EligibilityReason = { code: EligibilityReasonCode; message: string; eligibleFrom: string | null }

/** A requirement that failed, and the stay it failed for. */
export type Failed<R extends Requirement = Requirement> = {
  requirement: R
  stayCase: Case
  end: number
  today: string
  /** The first later day on which this requirement alone is met. */
  metFrom: string | null
  /** Day shown to the owner. */
  eligibleFrom: string | null
  /** A requirement that is met no longer by the day on which all that failed are. */
  lapsed?: Requirement | undefined
  /** True if the requirement is met once pending checks of the business pass. */
  isAwaited?: boolean
}

type Faulty = { fault: Fault; lastDay: number; refusal?: string }

/**
 * Returns the fault of one need of a stay. A dose under review asks for patience, as does one that is too
 * recent for the first day but valid on the last. Other faults require a new dose or a better photo.
 */
const faultOf = (
  antigen: DoseRequirement['antigens'][number] | null,
  { requirement, stayCase, end, metFrom, isAwaited }: Failed<DoseRequirement>,
): Faulty => {
  const medicalRecords = medicalRecordsFor(stayCase.medicalRecords, requirement.kind, antigen)
  const lastDay = longestOf(medicalRecords)?.lastDay ?? -Infinity
  if (isAwaited) return { fault: 'unverified', lastDay }
  const reaches = (medicalRecord: DatedMedicalRecord) => medicalRecord.lastDay >= end
  if (metFrom !== null && medicalRecords.some(reaches)) return { fault: 'too-recent', lastDay }
  const refusal = medicalRecordsFor(stayCase.refused, requirement.kind, antigen).findLast(reaches)?.refusal
  if (refusal !== undefined) return { fault: 'refused', lastDay, refusal }
  return { fault: medicalRecords.length === 0 ? 'missing' : 'expired', lastDay }
}

/**
 * Returns the needs of a dose requirement that this stay does not meet; empty for a requirement that is met.
 */
const failingNeeds = ({ requirement, stayCase, end, isAwaited }: Failed<DoseRequirement>) => {
  const start = end - stayCase.length
  return needsOf(requirement).filter(
    (antigen) =>
      !medicalRecordsFor(stayCase.medicalRecords, requirement.kind, antigen).some(
        (medicalRecord) =>
          (!isAwaited || isVerified(medicalRecord)) &&
          medicalRecord.appliedOn + stayCase.terms.validity.waitingDays <= start &&
          medicalRecord.lastDay >= end,
      ),
  )
}

/** Of several antigens that fail, the hardest to mend speaks for the whole product: the owner has one errand, not five. */
const doseReason = (failed: Failed<DoseRequirement>): EligibilityReason => {
  const { requirement, eligibleFrom } = failed
  const found = failingNeeds(failed).map((antigen) => faultOf(antigen, failed))
  const worst = found.toSorted((one, other) => faults.indexOf(one.fault) - faults.indexOf(other.fault)).at(0)
  const { fault, ...particulars } = worst ?? {
    fault: failed.isAwaited ? 'unverified' : 'missing',
    lastDay: -Infinity,
  }
  return {
    code: `${requirement.key}-${fault}`,
    message: doseMessage({ fault, ...particulars }, failed),
    eligibleFrom,
  }
}

/** Message about a medical record that expires while another is pending. */
const runsOutBefore = (lapsed: Requirement | undefined) =>
  lapsed && 'noun' in lapsed
    ? `y para entonces ya no alcanza su ${lapsed.noun}. Renuévala también`
    : 'y para entonces ya no alcanza otro de sus papeles. Renuévalo también'

/**
 * Message of a fault: the problem, then the remedy (docs/design.md#voice). Days of another year include the
 * year.
 */
const doseMessage = (
  { fault, lastDay, refusal = '' }: Faulty,
  { requirement, today, metFrom, eligibleFrom, lapsed }: Failed<DoseRequirement>,
) => {
  const { noun } = requirement
  if (fault === 'missing') return `Nos falta la ${noun}. Sube ${proofOf(requirement)}.`
  if (fault === 'refused')
    return `No pudimos aceptar el comprobante de su ${noun}: «${refusal.trim().replace(/\.$/, '')}». Sube otra foto.`
  if (fault === 'unverified') return `Estamos revisando la ${noun}. Te avisamos en cuanto quede lista.`
  if (fault === 'too-recent' && eligibleFrom !== null)
    return `Su ${noun} es muy reciente. Puede venir desde el ${formatDay(eligibleFrom, today)}.`
  if (fault === 'too-recent' && metFrom !== null)
    return `Su ${noun} es muy reciente: cuenta desde el ${formatDay(metFrom, today)}, ${runsOutBefore(lapsed)}.`
  const end = dayFromNumber(lastDay)
  return end < today
    ? `Su ${noun} venció el ${formatDay(end, today)}. Renuévala y sube ${proofOf(requirement)}.`
    : `Su ${noun} vence el ${formatDay(end, today)}, antes de que termine la reserva. Renuévala y sube ${proofOf(requirement)}.`
}

/** Message about a dog's first day. */
const firstDayMessage = ({ minutesEarlier }: MedicalRecordTerms['firstDay']) =>
  `Su primer día incluye su evaluación de conducta${minutesEarlier > 0 ? `: llega ${minutesEarlier} minutos antes` : ''}.`

/** The evaluation that a first day includes, one that waits for staff, or why a dog may not come without another. */
const evaluationReason = ({ stayCase, today, eligibleFrom, isAwaited }: Failed): EligibilityReason => {
  const deciding = decidingEvaluation(stayCase.medicalRecords)
  if (isAwaited && isEvaluatedOnFirstDay(stayCase))
    return { code: 'evaluation-first-day', message: firstDayMessage(stayCase.terms.firstDay), eligibleFrom }
  if (isAwaited)
    return {
      code: 'evaluation-unverified',
      message: 'Estamos revisando su evaluación de conducta. Te avisamos en cuanto quede lista.',
      eligibleFrom,
    }
  if (deciding === undefined)
    return {
      code: 'evaluation-missing',
      message: 'Nos falta su evaluación de conducta. Escríbenos y la agendamos.',
      eligibleFrom,
    }
  if (deciding.result === 'passed')
    return {
      code: 'evaluation-expired',
      message: `Su evaluación de conducta vale hasta el ${formatDay(dayFromNumber(deciding.lastDay), today)}. Escríbenos y agendamos otra.`,
      eligibleFrom,
    }
  return {
    code: 'evaluation-failed',
    message: 'No pasó su evaluación de conducta. Escríbenos y agendamos otra.',
    eligibleFrom,
  }
}

const theAge = (months: number) => (months === 1 ? 'el primer mes' : `los ${months} meses`)

const dosesOf = (count: number) =>
  count === 1 ? 'una dosis de la múltiple' : `${count} dosis de la múltiple`

/** First day on which the dog is old enough, in general or with complete vaccines (decision 25). */
const tooYoung = ({ stayCase, today, metFrom, eligibleFrom, lapsed }: Failed): EligibilityReason => {
  const { months, monthsVaccinated, multipleDoses } = stayCase.terms.minimumAge
  const sooner =
    monthsVaccinated < months
      ? `; desde ${theAge(monthsVaccinated)}, solo con todas sus vacunas y ${dosesOf(multipleDoses)}`
      : ''
  return {
    code: 'too-young',
    message:
      eligibleFrom === null || metFrom === null
        ? `Todavía es muy joven: lo recibimos desde ${theAge(months)}${metFrom === null ? '' : `, ${runsOutBefore(lapsed)}`}.`
        : `Todavía es muy joven. Podrá venir desde el ${formatDay(eligibleFrom, today)}${sooner}.`,
    eligibleFrom,
  }
}

/**
 * Message about the identification, which is shown at arrival or uploaded before (spec §9: the hotel requires
 * it).
 */
const ownerUnidentified = (): EligibilityReason => ({
  code: 'owner-unidentified',
  message:
    'Trae tu identificación oficial: la registramos cuando lleguen. También puedes subirla desde tu perfil.',
  eligibleFrom: null,
})

/**
 * Describes a failed requirement: a stable code, a message with the remedy, and the first day it would pass.
 */
export const reasonFor = (failed: Failed): EligibilityReason => {
  const { requirement } = failed
  if ('antigens' in requirement) return doseReason({ ...failed, requirement })
  switch (requirement.kind) {
    case 'evaluation':
      return evaluationReason(failed)
    case 'age':
      return tooYoung(failed)
    case 'owner-identified':
      return ownerUnidentified()
  }
}
