import { defaultTerms, privacyNoticeVersion, training, visitMinutesBySize } from '@rumi/contract'
import { expect, test } from 'vitest'
import { dayCareCopy } from './day-care.ts'
import { eventsCopy } from './events.ts'
import { groomingCopy } from './grooming.ts'
import { hotelCopy } from './hotel.ts'
import { privacyCopy } from './privacy.ts'
import { trainingCopy } from './training.ts'

/** Everything a page says, as one text. */
const said = (page: unknown) => JSON.stringify(page)
const answers = (page: { questions: unknown }) => JSON.stringify(page.questions)

test('the hotel tells its hours, papers and discounts, in the text and among the questions', () => {
  for (const text of [said(hotelCopy.rules), answers(hotelCopy)]) {
    expect(text).toContain('{llegada}')
    expect(text).toContain('{salida}')
    expect(text).toMatch(/Rabia, Parvovirus y Moquillo/)
    expect(text).toMatch(/identificación/)
  }
  for (const { percent } of defaultTerms.hotel.discounts) {
    expect(said(hotelCopy.plans)).toContain(`${percent}% de descuento`)
    expect(answers(hotelCopy)).toContain(`${percent}%`)
  }
})

test('Spaw tells its notice and how long it takes, in the text and among the questions', () => {
  for (const text of [said(groomingCopy.rules), answers(groomingCopy)]) {
    expect(text).toContain('{aviso}')
    expect(text).toMatch(/1 a 2 horas/)
  }
  const { shortest, longest } = visitMinutesBySize({ serviceType: 'Grooming', durationMinutes: 60 })
  expect(said(groomingCopy.plans)).toContain(`${shortest} a ${longest} minutos`)
  expect(answers(groomingCopy)).toMatch(/Baño, corte de pelo, cepillado, limpieza de oídos y corte de uñas/)
})

test('training tells the minutes and both discounts; events their two to four hours', () => {
  expect(answers(trainingCopy)).toContain(`${training.sessionMinutes} minutos`)
  for (const { sessions, percent } of defaultTerms.passes.training) {
    expect(answers(trainingCopy)).toMatch(new RegExp(`${percent}% en el (paquete )?de ${sessions}`))
  }
  expect(answers(eventsCopy)).toMatch(/De 2 a 4 horas/)
  expect(eventsCopy.questions.items).toHaveLength(4)
  expect(trainingCopy.questions.items).toHaveLength(4)
})

test('the guardería tells its hours, vaccines and ages', () => {
  const text = answers(dayCareCopy)
  expect(text).toMatch(/\{[Hh]orarioGuarderia\}/)
  expect(text).toMatch(/Múltiple, Rabia y Bordetella/)
  expect(text).toMatch(/Desde los 4 meses/)
})

test('the privacy notice is the version that people accept, and names the house where it is', () => {
  expect(privacyCopy.version.label).toContain(privacyNoticeVersion)
  expect(said(privacyCopy.short)).toContain('{direccion}')
  expect(said(privacyCopy.sections)).toContain('{telefono}')
  expect(said(privacyCopy.sections)).toContain('{correo}')
})
