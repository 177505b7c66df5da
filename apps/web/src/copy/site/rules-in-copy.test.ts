import {
  defaultSettings,
  firstPlanCards,
  groomingSizeRules,
  privacyNoticeVersion,
  training,
  visitMinutesBySize,
  type PlanPage,
  planPages,
} from '@rumi/contract'
import { expect, test } from 'vitest'
import { dayCareCopy } from './day-care.ts'
import { eventsCopy } from './events.ts'
import { groomingCopy } from './grooming.ts'
import { hotelCopy } from './hotel.ts'
import { privacyCopy } from './privacy.ts'
import type { QuestionCopy } from './page-copy.ts'
import { requiredRecords } from './required-records.ts'
import { isRequired } from '../../shared/refusals/is-required.ts'
import { businessInfo } from '../../shared/business/business-info.ts'
import { sentencesWithFacts, withFacts } from '../../shared/business/with-facts.ts'
import { servicesCopy } from './services.ts'
import { shopCopy } from './shop.ts'
import { trainingCopy } from './training.ts'

/** Initial cards of a page. */
const cardsOf = (page: PlanPage) => firstPlanCards.filter((card) => card.page === page)

/** Questions of a page with the default settings. */
const shownQuestions = ({ questions }: { questions: { items: readonly QuestionCopy[] } }) =>
  questions.items.filter(({ needs }) => !needs || allText(needs) !== '""')

/** Renders all texts of a page as one. */
const allText = (page: unknown, business = defaultSettings) =>
  withFacts(JSON.stringify(page), businessInfo(business, planPages))
const answers = (page: { questions: unknown }, business = defaultSettings) =>
  allText(page.questions, business)

test('the hotel states its hours, medical records and discounts, in the text and the questions', () => {
  for (const text of [allText(hotelCopy.rules), answers(hotelCopy)]) {
    expect(text).toContain(`desde las ${defaultSettings.hotel.checkIn}`)
    expect(text).toContain(`antes de las ${defaultSettings.hotel.checkOut}`)
    expect(text).toMatch(/Rabia, Parvovirus y Moquillo/)
    expect(text).toMatch(/identificación/)
  }
  for (const { percent } of defaultSettings.hotel.discounts) {
    expect(allText(cardsOf('hotel'))).toContain(`${percent}\u00a0% de descuento`)
    expect(answers(hotelCopy)).toContain(`${percent}\u00a0%`)
  }
})

test('Spaw states its notice and duration, in the text and the questions', () => {
  for (const text of [allText(groomingCopy.rules), answers(groomingCopy)]) {
    expect(text).toContain(`${defaultSettings.minimumNoticeHours} horas`)
    expect(text).toMatch(/1 a 2 horas/)
  }
  const { shortest, longest } = visitMinutesBySize({
    serviceType: 'Grooming',
    durationMinutes: 60,
    ...groomingSizeRules,
  })
  expect(allText(cardsOf('grooming'))).toContain(`${shortest} a ${longest} minutos`)
  expect(answers(groomingCopy)).toMatch(/Baño, corte de pelo, cepillado, limpieza de oídos y corte de uñas/)
})

test('training states its duration and both discounts; events their two to four hours', () => {
  expect(answers(trainingCopy)).toContain(`${training.sessionMinutes} minutos`)
  for (const { sessions, percent } of defaultSettings.passes.training) {
    expect(answers(trainingCopy)).toMatch(new RegExp(`${percent}\u00a0% en el (paquete )?de ${sessions}`))
  }
  expect(answers(eventsCopy)).toMatch(/De 2 a 4 horas/)
  expect(shownQuestions(eventsCopy)).toHaveLength(4)
  expect(shownQuestions(trainingCopy)).toHaveLength(4)
})

test('the guardería states its hours, vaccines and ages', () => {
  const text = answers(dayCareCopy)
  expect(text).toMatch(/lunes a viernes.* 7(:00)? (AM )?a (18:00|6)/i)
  expect(text).toMatch(/Múltiple, Rabia y Bordetella/)
  expect(text).toMatch(/Desde los 4 meses/)
})

test('promises a held place with its start and duration', () => {
  expect(allText(shopCopy.store)).toContain('al hacer tu pedido lo apartamos para ti.')
  expect(allText(eventsCopy.promo)).toContain('mientras dura la fiesta es solo suyo.')
})

test('the privacy notice has the accepted version and names the business and its place', () => {
  expect(privacyCopy.version.label).toContain(privacyNoticeVersion)
  expect(JSON.stringify(privacyCopy.short)).toContain('{direccion}')
  expect(JSON.stringify(privacyCopy.sections)).toContain('{telefono}')
  expect(JSON.stringify(privacyCopy.sections)).toContain('{correo}')
})

test('default texts about medical records, ages and discounts match the specification', () => {
  for (const sentence of [
    'Múltiple, Rabia y Bordetella, vigentes todos los días que venga.',
    'Interna y externa. Si le toca pronto, te avisamos.',
    'Desde los 4 meses; desde los 3 solo con su esquema de vacunas completo (3 dosis de la múltiple).',
    'Su cartilla de vacunación al día, desparasitación interna y externa vigente, y una evaluación de conducta (la hacemos en su primer día). Sube',
    'Desde los 4 meses. Si tiene entre 3 y 4, lo recibimos solo con su esquema de vacunas completo (3 dosis de la múltiple).',
    'La hacemos en su primer día, para ver con quién jugará mejor. Llega 30 minutos antes.',
    'Cuatro cosas que pedimos a todos',
    'Veinte días para usar',
    '20 días dentro de 31',
  ])
    expect(allText([dayCareCopy, cardsOf('dayCare')])).toContain(sentence)
  for (const sentence of [
    'antes de las 11:00. Desde una semana, 5\u00a0% de descuento; desde dos, 10\u00a0%.',
    'Rabia, Parvovirus y Moquillo, con comprobante actualizado. La Múltiple cubre las dos últimas.',
    'Tu identificación oficial, su comprobante de vacunación actualizado y una reserva hecha antes de llegar.',
    'Rabia, Parvovirus y Moquillo, vigentes todos los días de su estancia. La vacuna Múltiple ya cubre Parvovirus y Moquillo.',
    'Sí: 5\u00a0% desde una semana y 10\u00a0% desde dos. Se aplica solo',
  ])
    expect(allText(hotelCopy)).toContain(sentence)
  for (const sentence of [
    'y socialización. 5\u00a0% de descuento en 5 sesiones y 10\u00a0% en 10. Cotiza',
    'Sí: 5\u00a0% en el paquete de 5 sesiones y 10\u00a0% en el de 10.',
  ])
    expect(allText(trainingCopy)).toContain(sentence)
  for (const sentence of ['Desde los 4 meses de edad', 'Hasta 10\u00a0% de descuento'])
    expect(allText(servicesCopy)).toContain(sentence)
})

test('an evaluation on a separate day is described as preceding the first day', () => {
  const business = { ...defaultSettings, firstDay: { evaluates: false, minutesEarlier: 30 } }
  const dayCare = allText(dayCareCopy, business)
  expect(dayCare).toContain('y una evaluación de conducta aprobada. Sube')
  expect(dayCare).toContain('Una visita corta para conocerlo y ver con quién jugará mejor.')
  expect(dayCare).not.toContain('primer día, para')
})

test('changed terms replace the defaults, and dropped requirements disappear', () => {
  const { requirements, hotel: stays } = defaultSettings
  const business = {
    ...defaultSettings,
    requirements: { ...requirements, dayCare: ['rabies', 'age'] as const, hotel: ['rabies'] as const },
    minimumAge: { months: 6, monthsVaccinated: 6, multipleDoses: 3 },
    hotel: {
      ...stays,
      discounts: [
        { fromNights: 10, percent: 3 },
        { fromNights: 21, percent: 12 },
      ],
    },
    passes: {
      dayCareMonth: { days: 25, withinDays: 40, percent: 0 },
      training: [{ sessions: 8, percent: 7 }],
    },
  }
  const dayCare = allText([dayCareCopy, cardsOf('dayCare')], business)
  expect(dayCare).toContain('Dos cosas que pedimos')
  expect(dayCare).toContain('Rabia, vigentes todos')
  expect(dayCare).toContain('Desde los 6 meses."')
  expect(dayCare).toContain('25 días dentro de 40')
  expect(dayCare).not.toMatch(/Bordetella|una evaluación de conducta/)
  const hotelPage = allText(hotelCopy, business)
  expect(hotelPage).toContain('Desde 10 noches, 3\u00a0% de descuento; desde tres semanas, 12\u00a0%.')
  expect(hotelPage).not.toMatch(/Moquillo|identificación oficial, su/)
  expect(allText(trainingCopy, business)).toContain('Sí: 7\u00a0% en el paquete de 8 sesiones.')
  expect(isRequired(requiredRecords.dewormings('dayCare'), business)).toBe(false)
  expect(sentencesWithFacts(['{descuentoSemana}', 'Paseos'], businessInfo(business, planPages))).toEqual([
    'Paseos',
  ])
})
