import {
  formatList,
  isShipping,
  requirementByKey,
  type BusinessTerms,
  type RequirementKey,
  type ServicePolicyGroup,
} from '@rumi/contract'
import { dewormingKeys, requiredRecords, vaccineKeys } from '../../copy/site/required-records.ts'
import { isRequired } from '../refusals/is-required.ts'
import { spelledFirst, spelledNumber } from '../../copy/site/spelled-number.ts'
import { termsWords as words } from '../../copy/site/terms-words.ts'

const requiredKeysOf =
  (group: ServicePolicyGroup, keys: readonly RequirementKey[]) => (terms: BusinessTerms) =>
    terms.requirements[group].filter((key) => keys.includes(key))

const vaccinesOf = (group: ServicePolicyGroup) => (terms: BusinessTerms) =>
  formatList(requiredKeysOf(group, vaccineKeys)(terms).map((key) => requirementByKey[key].label))

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const dewormingsOf = (group: ServicePolicyGroup) => (terms: BusinessTerms) =>
  formatList(requiredKeysOf(group, dewormingKeys)(terms).map(words.deworming))

const sentenceIf = (isRequiredHere: boolean, sentence: string) => (isRequiredHere ? [sentence] : [])

const dewormingSentences = (group: ServicePolicyGroup, terms: BusinessTerms) => {
  const dewormed = dewormingsOf(group)(terms)
  return sentenceIf(dewormed !== '', words.dewormed(dewormed))
}

const evaluationSentences = (group: ServicePolicyGroup, { requirements, firstDay }: BusinessTerms) =>
  sentenceIf(
    requirements[group].includes('evaluation'),
    firstDay.evaluates ? words.evaluatedOnFirstDay : words.evaluated,
  )

const identificationSentences = (group: ServicePolicyGroup, { requirements }: BusinessTerms) =>
  sentenceIf(requirements[group].includes('owner-identified'), words.identified)

const ageSentences = (group: ServicePolicyGroup, { requirements, minimumAge }: BusinessTerms) =>
  sentenceIf(requirements[group].includes('age'), words.oldEnough(minimumAge.months))

/** Age has its own question. */
const medicalRecordsOfDayCare = (terms: BusinessTerms) =>
  firstUpper(
    words.enumerated([
      ...sentenceIf(vaccinesOf('dayCare')(terms) !== '', words.vaccinationCard),
      ...dewormingSentences('dayCare', terms),
      ...evaluationSentences('dayCare', terms),
      ...identificationSentences('dayCare', terms),
    ]),
  )

const medicalRecordsOfHotel = (terms: BusinessTerms) =>
  firstUpper(
    formatList([
      ...identificationSentences('hotel', terms),
      ...sentenceIf(vaccinesOf('hotel')(terms) !== '', words.vaccinationProof),
      ...dewormingSentences('hotel', terms),
      ...evaluationSentences('hotel', terms),
      ...ageSentences('hotel', terms),
      words.bookedBefore,
    ]),
  )

/** Medical records required by a service without an own section; empty if none. */
const medicalRecordsOf = (group: ServicePolicyGroup) => (terms: BusinessTerms) => {
  const named = vaccinesOf(group)(terms)
  return firstUpper(
    [
      ...sentenceIf(named !== '', words.vaccines(named)),
      ...dewormingSentences(group, terms),
      ...evaluationSentences(group, terms),
      ...ageSentences(group, terms),
      ...identificationSentences(group, terms),
    ].join('; '),
  )
}

const multipleCovers = (sentence: string) => (terms: BusinessTerms) =>
  (['parvovirus', 'distemper'] as const).every((key) => terms.requirements.hotel.includes(key))
    ? sentence
    : ''

function thingsRequired(terms: BusinessTerms) {
  const required = [
    requiredRecords.vaccines('dayCare'),
    requiredRecords.dewormings('dayCare'),
    requiredRecords.one('dayCare', 'evaluation'),
    requiredRecords.one('dayCare', 'age'),
  ].filter((one) => isRequired(one, terms)).length
  return words.things(required)
}

type PuppySentence = (age: { vaccinated: number; alone: number; doses: number }) => string

const youngerVaccinated = (sentence: PuppySentence) => (terms: BusinessTerms) => {
  const { months: alone, monthsVaccinated: vaccinated, multipleDoses: doses } = terms.minimumAge
  const asksSeries = terms.requirements.dayCare.includes('multiple')
  return vaccinated < alone ? sentence({ vaccinated, alone, doses: asksSeries ? doses : 0 }) : ''
}

/** 'una semana', 'dos semanas' or '10 noches'; the noun is omitted in follow-up week counts. */
const spanOf = (nights: number, isFirst: boolean) => {
  const weeks = nights / 7
  if (!Number.isInteger(weeks)) return words.nights(nights)
  if (weeks === 1) return words.week
  return isFirst ? words.weeks(weeks) : spelledNumber(weeks)
}

const stayDiscounts = ({ hotel }: BusinessTerms) =>
  hotel.discounts.map(({ fromNights, percent }, at, all) => ({
    percent,
    span: spanOf(fromNights, at === 0 || all[at - 1]!.fromNights % 7 > 0),
  }))

const off = (percent: number) => (percent > 0 ? words.off(percent) : '')

const stayOff = (nights: number) => (terms: BusinessTerms) =>
  off(terms.hotel.discounts.findLast(({ fromNights }) => nights >= fromNights)?.percent ?? 0)

const passOff = (sessions: number) => (terms: BusinessTerms) =>
  off(terms.passes.training.find((pass) => pass.sessions === sessions)?.percent ?? 0)

const discountedPasses = ({ passes }: BusinessTerms) => passes.training.filter(({ percent }) => percent > 0)

const most = (percents: readonly number[]) =>
  percents.length > 0 && Math.max(...percents) > 0 ? words.upTo(off(Math.max(...percents))) : ''

/** Facts about the terms of sale. */
export const termsFacts = {
  vacunasGuarderia: vaccinesOf('dayCare'),
  vacunasHotel: vaccinesOf('hotel'),
  desparasitaciones: (terms) => firstUpper(dewormingsOf('dayCare')(terms)),
  evaluacion: ({ firstDay }) =>
    firstDay.evaluates ? words.evaluationOnFirstDay(firstDay.minutesEarlier) : words.evaluation,
  papelesGuarderia: medicalRecordsOfDayCare,
  papelesHotel: medicalRecordsOfHotel,
  papelesEstetica: medicalRecordsOf('grooming'),
  papelesEntrenamiento: medicalRecordsOf('training'),
  papelesEventos: medicalRecordsOf('event'),
  cosasGuarderia: thingsRequired,
  cubreLasUltimas: multipleCovers(words.multipleCoversLast),
  yaCubre: multipleCovers(words.multipleCovers),
  edad: ({ minimumAge }) => words.months(minimumAge.months),
  edadVacunado: youngerVaccinated(words.youngerVaccinated),
  edadEntre: youngerVaccinated(words.betweenAges),
  desdeEdad: ({ requirements, minimumAge }) =>
    requirements.dayCare.includes('age') ? words.fromAge(minimumAge.months) : '',
  descuentosHotel: (terms) => {
    const [first, ...others] = stayDiscounts(terms)
    if (!first) return ''
    return ` ${[`${words.firstFrom(first.span)}, ${off(first.percent)}`, ...others.map(({ span, percent }) => `${words.from(span)}, ${words.percent(percent)}`)].join('; ')}.`
  },
  hayDescuentosHotel: (terms) =>
    formatList(stayDiscounts(terms).map(({ span, percent }) => words.percentFrom(percent, span))),
  descuentoSemana: stayOff(7),
  descuentoDosSemanas: stayOff(14),
  hastaHotel: ({ hotel }) => most(hotel.discounts.map(({ percent }) => percent)),
  descuentosEntrenamiento: (terms) => {
    const [first, ...others] = discountedPasses(terms)
    if (!first) return ''
    return ` ${formatList([words.offInSessions(off(first.percent), first.sessions), ...others.map(({ sessions, percent }) => words.percentIn(percent, sessions))])}.`
  },
  paquetesEntrenamiento: (terms) =>
    formatList(
      discountedPasses(terms).map(({ sessions, percent }, at) =>
        at === 0 ? words.percentInPass(percent, sessions) : words.percentInOther(percent, sessions),
      ),
    ),
  descuento5: passOff(5),
  descuento10: passOff(10),
  hastaEntrenamiento: (terms) => most(terms.passes.training.map(({ percent }) => percent)),
  /** Places of the day care: 'veinte', '20'. */
  lugares: ({ dayCarePlaces }) => spelledNumber(dayCarePlaces),
  lugaresEnCifras: ({ dayCarePlaces }) => String(dayCarePlaces),
  pasesMensual: ({ passes: { dayCareMonth } }) =>
    words.daysWithin(dayCareMonth.days, dayCareMonth.withinDays),
  /** Plan Semanal: one pass per weekday on which the day care opens. */
  semanaDeGuarderia: ({ hours }) => words.openDays(hours.dayCare.length),
  oRecibe: ({ shipping }) => (isShipping(shipping) ? words.orShipped : ''),
  diasMensual: ({ passes: { dayCareMonth } }) => spelledFirst(dayCareMonth.days),
} satisfies Record<string, (terms: BusinessTerms) => string>
