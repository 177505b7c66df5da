import { defaultTerms, quoteBooking } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { deskLines } from '../../office/money/passes/pass-labels.ts'
import { blogCopy } from '../site/blog.ts'
import { bookCopy } from '../portal/book.ts'
import { bookingPanelCopy } from '../office/desk/booking.ts'
import { commandPaletteCopy } from '../office/frame/office.ts'
import { dayBoardCopy } from '../office/desk/day-board.ts'
import { dogsCopy } from '../portal/dogs.ts'
import { medicalRecordsCopy } from '../portal/medical-records.ts'
import { occupancyCopy } from '../office/desk/occupancy.ts'
import { officeRecordsCopy } from '../office/people/medical-records.ts'
import { profileCopy } from '../portal/profile.ts'
import { quotesCopy } from '../site/quotes.ts'

describe('texts for owners', () => {
  test('first possible day of a dog, its owner and the reason', () => {
    expect(bookCopy.guestsCanComeFrom('Frijol', 1, 'miércoles 25', 'vaccine')).toBe(
      'Frijol puede venir desde el miércoles 25, por su vacuna reciente.',
    )
    expect(bookCopy.guestsCanComeFrom('Frijol y Nala', 2, 'lunes 30')).toBe(
      'Frijol y Nala pueden venir desde el lunes 30.',
    )
    expect(medicalRecordsCopy.readyFromText('lunes 30', 'deworming')).toBe(
      'Puede venir desde el lunes 30, por su desparasitación reciente.',
    )
    expect(medicalRecordsCopy.needsTime('12 de enero de 2027')).toBe(
      'Podrá venir desde el 12 de enero de 2027',
    )
  })

  test('waiting list, pass payments, and questions', () => {
    expect(bookCopy.waiting('martes 24, 12:30')).toMatch(/^Estás en lista de espera: martes 24, 12:30\./)
    expect(bookCopy.paidWithPass).toBe('Pagado con tu pase')
    expect(bookCopy.serviceQuestion).toBe('¿Qué necesita tu perro?')
    expect(quotesCopy.stayTitle).toBe('Cotiza su estancia')
    expect(profileCopy.password.current).toBe('Contraseña actual')
    expect(dogsCopy.sterilisedOf.hembra).toBe('Está esterilizada')
    expect(blogCopy.empty.title).toBe('Hoy no pudimos traer las notas')
  })
})

describe('texts for the desk', () => {
  test('owner of a pass, people of a visit, and its history', () => {
    const dayCare = { serviceType: 'Guardería', name: 'Guardería', priceCentavos: 35_000 } as const
    const days = { start: '2026-10-19', end: '2026-10-23' }
    const booked = { service: dayCare, dogs: [{ name: 'Canela' }], ...days, passUnits: 3 }
    const { lines } = quoteBooking(booked, defaultTerms)
    expect(deskLines(lines).at(-1)?.label).toBe('Cubierto con su pase: 3 días')
    expect(bookingPanelCopy.withWhom).toBe('Con quién')
    expect(bookingPanelCopy.became['checked-in']).toBe('Entró')
    expect(dayBoardCopy.allergies).toBe('Alergia')
  })

  test('effect of a button, and grammatical number', () => {
    expect(dayBoardCopy.doIt.cancel).toBe('Sí, cancelar la reserva')
    expect(officeRecordsCopy.refuseTitle('vacuna múltiple')).toBe('Rechazar la vacuna múltiple: ¿por qué?')
    expect(occupancyCopy.would('Nala y Simba', 2, 'Grande 1', 'del 3 al 5')).toContain('pasarían a')
    expect(commandPaletteCopy.sections).toBe('Secciones')
  })
})
