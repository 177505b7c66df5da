import {
  formatList,
  isShipping,
  requirementByKey,
  type HouseTerms,
  type RequirementKey,
  type ServicePolicyGroup,
} from '@rumi/contract'
import { dewormingKeys, requiredRecords, vaccineKeys } from '../copy/required-records.ts'
import { isRequired } from './is-required.ts'
import { spelledFirst, spelledNumber } from '../copy/spelled-number.ts'

const askedOf = (group: ServicePolicyGroup, keys: readonly RequirementKey[]) => (terms: HouseTerms) =>
  terms.requirements[group].filter((key) => keys.includes(key))

const vaccinesOf = (group: ServicePolicyGroup) => (terms: HouseTerms) =>
  formatList(askedOf(group, vaccineKeys)(terms).map((key) => requirementByKey[key].label))

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const dewormingsOf = (group: ServicePolicyGroup) => (terms: HouseTerms) =>
  formatList(
    askedOf(group, dewormingKeys)(terms).map((key) => (key === 'deworming-internal' ? 'interna' : 'externa')),
  )

/** 'Esto, aquello, y lo otro', with a comma before the last where there are more than two. */
const enumerated = (words: readonly string[]) =>
  firstUpper(words.length > 2 ? `${words.slice(0, -1).join(', ')}, y ${words.at(-1)}` : words.join(' y '))

const saidWhere = (isAsked: boolean, said: string) => (isAsked ? [said] : [])

const dewormingSaid = (group: ServicePolicyGroup, terms: HouseTerms) => {
  const dewormed = dewormingsOf(group)(terms)
  return saidWhere(dewormed !== '', `desparasitación ${dewormed} vigente`)
}

const evaluationSaid = (group: ServicePolicyGroup, { requirements }: HouseTerms) =>
  saidWhere(requirements[group].includes('evaluation'), 'una evaluación de conducta aprobada')

const identificationSaid = (group: ServicePolicyGroup, { requirements }: HouseTerms) =>
  saidWhere(requirements[group].includes('owner-identified'), 'tu identificación oficial')

const ageSaid = (group: ServicePolicyGroup, { requirements, minimumAge }: HouseTerms) =>
  saidWhere(requirements[group].includes('age'), `haber cumplido ${months(minimumAge.months)}`)

/** Its age has a question of its own. */
const medicalRecordsOfDayCare = (terms: HouseTerms) =>
  enumerated([
    ...saidWhere(vaccinesOf('dayCare')(terms) !== '', 'su cartilla de vacunación al día'),
    ...dewormingSaid('dayCare', terms),
    ...evaluationSaid('dayCare', terms),
    ...identificationSaid('dayCare', terms),
  ])

const medicalRecordsOfHotel = (terms: HouseTerms) =>
  firstUpper(
    formatList([
      ...identificationSaid('hotel', terms),
      ...saidWhere(vaccinesOf('hotel')(terms) !== '', 'su comprobante de vacunación actualizado'),
      ...dewormingSaid('hotel', terms),
      ...evaluationSaid('hotel', terms),
      ...ageSaid('hotel', terms),
      'una reserva hecha antes de llegar',
    ]),
  )

/** What a service asks that has no section for it on its page; nothing where it asks nothing. */
const medicalRecordsOf = (group: ServicePolicyGroup) => (terms: HouseTerms) => {
  const named = vaccinesOf(group)(terms)
  return firstUpper(
    [
      ...saidWhere(named !== '', `sus vacunas vigentes: ${named}`),
      ...dewormingSaid(group, terms),
      ...evaluationSaid(group, terms),
      ...ageSaid(group, terms),
      ...identificationSaid(group, terms),
    ].join('; '),
  )
}

const multipleCovers = (said: string) => (terms: HouseTerms) =>
  (['parvovirus', 'distemper'] as const).every((key) => terms.requirements.hotel.includes(key)) ? said : ''

function thingsAsked(terms: HouseTerms) {
  const asked = [
    requiredRecords.vaccines('dayCare'),
    requiredRecords.dewormings('dayCare'),
    requiredRecords.one('dayCare', 'evaluation'),
    requiredRecords.one('dayCare', 'age'),
  ].filter((one) => isRequired(one, terms)).length
  return asked === 1 ? 'Una cosa' : `${spelledFirst(asked)} cosas`
}

const months = (count: number) => (count === 1 ? 'el primer mes' : `los ${count} meses`)

const youngerVaccinated = (said: (vaccinated: number, alone: number) => string) => (terms: HouseTerms) => {
  const { months: alone, monthsVaccinated } = terms.minimumAge
  return monthsVaccinated < alone ? said(monthsVaccinated, alone) : ''
}

/** 'una semana', 'dos semanas' or '10 noches'; of weeks after weeks the noun is left out. */
const spanOf = (nights: number, isFirst: boolean) => {
  const weeks = nights / 7
  if (!Number.isInteger(weeks)) return nights === 1 ? 'una noche' : `${nights} noches`
  if (weeks === 1) return 'una semana'
  return isFirst ? `${spelledNumber(weeks)} semanas` : spelledNumber(weeks)
}

const stayDiscounts = ({ hotel }: HouseTerms) =>
  hotel.discounts.map(({ fromNights, percent }, at, all) => ({
    percent,
    span: spanOf(fromNights, at === 0 || all[at - 1]!.fromNights % 7 > 0),
  }))

const off = (percent: number) => (percent > 0 ? `${percent}% de descuento` : '')

const stayOff = (nights: number) => (terms: HouseTerms) =>
  off(terms.hotel.discounts.findLast(({ fromNights }) => nights >= fromNights)?.percent ?? 0)

const passOff = (sessions: number) => (terms: HouseTerms) =>
  off(terms.passes.training.find((pass) => pass.sessions === sessions)?.percent ?? 0)

const discountedPasses = ({ passes }: HouseTerms) => passes.training.filter(({ percent }) => percent > 0)

const most = (percents: readonly number[]) =>
  percents.length > 0 && Math.max(...percents) > 0 ? `Hasta ${off(Math.max(...percents))}` : ''

/** What a sentence may name of the terms under which the house sells. */
export const termsFacts = {
  vacunasGuarderia: vaccinesOf('dayCare'),
  vacunasHotel: vaccinesOf('hotel'),
  desparasitaciones: (terms) => firstUpper(dewormingsOf('dayCare')(terms)),
  papelesGuarderia: medicalRecordsOfDayCare,
  papelesHotel: medicalRecordsOfHotel,
  papelesEstetica: medicalRecordsOf('grooming'),
  papelesEntrenamiento: medicalRecordsOf('training'),
  papelesEventos: medicalRecordsOf('event'),
  cosasGuarderia: thingsAsked,
  cubreLasUltimas: multipleCovers(' La Múltiple cubre las dos últimas.'),
  yaCubre: multipleCovers(' La vacuna Múltiple ya cubre Parvovirus y Moquillo.'),
  edad: ({ minimumAge }) => months(minimumAge.months),
  edadVacunado: youngerVaccinated((age) => `; desde los ${age} solo con su esquema de vacunas completo`),
  edadEntre: youngerVaccinated(
    (age, alone) =>
      ` Si tiene entre ${age} y ${alone}, lo recibimos solo con su esquema de vacunas completo.`,
  ),
  desdeEdad: ({ requirements, minimumAge }) =>
    requirements.dayCare.includes('age') ? `Desde ${months(minimumAge.months)} de edad` : '',
  descuentosHotel: (terms) => {
    const [first, ...others] = stayDiscounts(terms)
    if (!first) return ''
    return ` Desde ${[`${first.span}, ${off(first.percent)}`, ...others.map(({ span, percent }) => `desde ${span}, ${percent}%`)].join('; ')}.`
  },
  hayDescuentosHotel: (terms) =>
    formatList(stayDiscounts(terms).map(({ span, percent }) => `${percent}% desde ${span}`)),
  descuentoSemana: stayOff(7),
  descuentoDosSemanas: stayOff(14),
  hastaHotel: ({ hotel }) => most(hotel.discounts.map(({ percent }) => percent)),
  descuentosEntrenamiento: (terms) => {
    const [first, ...others] = discountedPasses(terms)
    if (!first) return ''
    return ` ${formatList([`${off(first.percent)} en ${first.sessions} sesiones`, ...others.map(({ sessions, percent }) => `${percent}% en ${sessions}`)])}.`
  },
  paquetesEntrenamiento: (terms) =>
    formatList(
      discountedPasses(terms).map(({ sessions, percent }, at) =>
        at === 0 ? `${percent}% en el paquete de ${sessions} sesiones` : `${percent}% en el de ${sessions}`,
      ),
    ),
  descuento5: passOff(5),
  descuento10: passOff(10),
  hastaEntrenamiento: (terms) => most(terms.passes.training.map(({ percent }) => percent)),
  /** Places of the day care: 'veinte', '20'. */
  lugares: ({ dayCarePlaces }) => spelledNumber(dayCarePlaces),
  lugaresEnCifras: ({ dayCarePlaces }) => String(dayCarePlaces),
  pasesMensual: ({ passes: { dayCareMonth } }) =>
    `${dayCareMonth.days} días dentro de ${dayCareMonth.withinDays}`,
  /** Plan Semanal: as many days as the day care opens in a week. */
  semanaDeGuarderia: ({ hours }) =>
    hours.dayCare.length === 1
      ? 'El día que abrimos en la semana'
      : `Los ${spelledNumber(hours.dayCare.length)} días de una semana`,
  oRecibe: ({ shipping }) => (isShipping(shipping) ? ' o recibe en 3 a 5 días hábiles' : ''),
  diasMensual: ({ passes: { dayCareMonth } }) => spelledFirst(dayCareMonth.days),
} satisfies Record<string, (terms: HouseTerms) => string>
