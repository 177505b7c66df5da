import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/business-time.ts'
import {
  quoteBooking as quoteUnder,
  quoteMonthlyPass,
  quoteTrainingPass as quotePassUnder,
  storedUnitPrice,
  type PricedBooking,
} from './pricing.ts'
import { isPricedByQuote } from './price.ts'
import { serviceTypes } from '../bookings/service-types.ts'
import { defaultTerms } from '../business/business-terms.ts'

const quoteBooking = (booking: PricedBooking) => quoteUnder(booking, defaultTerms)
const quoteTrainingPass = (sessions: number, sessionCentavos: number) =>
  quotePassUnder(sessions, sessionCentavos, defaultTerms)

const canela = { name: 'Canela' }
const frijol = { name: 'Frijol' }
const guarderia = { serviceType: 'Guardería', name: 'Guardería', priceCentavos: 35_000 } as const
const hotel = { serviceType: 'Hotel', name: 'Hotel', priceCentavos: 45_050 } as const

const nights = (count: number, dogs = [canela]) =>
  quoteBooking({ service: hotel, dogs, start: '2026-10-01', end: addDays('2026-10-01', count) })

describe('the guardería', () => {
  test('costs its price per dog and day, one line for each dog', () => {
    const price = quoteBooking({
      service: guarderia,
      dogs: [canela, frijol],
      start: '2026-10-19',
      end: '2026-10-23',
    })
    expect(price).toEqual({
      lines: [
        { label: 'Guardería, Canela: 5 días × $350.00 MXN', amountCentavos: 175_000 },
        { label: 'Guardería, Frijol: 5 días × $350.00 MXN', amountCentavos: 175_000 },
      ],
      subtotalCentavos: 301_724,
      ivaCentavos: 48_276,
      totalCentavos: 350_000,
      ivaPercent: 16,
    })
  })

  test('of one day says one day', () => {
    const { lines } = quoteBooking({
      service: guarderia,
      dogs: [canela],
      start: '2026-10-19',
      end: '2026-10-19',
    })
    expect(lines).toEqual([{ label: 'Guardería, Canela: 1 día × $350.00 MXN', amountCentavos: 35_000 }])
  })

  test('on single days costs those days, whatever lies between them', () => {
    const separateDays = ['2026-10-13', '2026-10-20', '2026-10-27', '2026-11-03']
    const tuesdays = { start: '2026-10-13', end: '2026-11-03', separateDays }
    const price = quoteBooking({ service: guarderia, dogs: [canela, frijol], ...tuesdays, passUnits: 3 })
    expect(price.lines.map(({ label }) => label)).toEqual([
      'Guardería, Canela: 4 días × $350.00 MXN',
      'Guardería, Frijol: 4 días × $350.00 MXN',
      'Cubierto con tu pase: 3 días',
    ])
    expect(price.totalCentavos).toBe(5 * 35_000)
  })

  test('paid by a pass costs what the pass does not cover, never less than nothing', () => {
    const week = { service: guarderia, dogs: [canela], start: '2026-10-19', end: '2026-10-23' }
    const covered = quoteBooking({ ...week, passUnits: 3 })
    expect(covered.totalCentavos).toBe(70_000)
    expect(covered.lines[1]).toEqual({ label: 'Cubierto con tu pase: 3 días', amountCentavos: -105_000 })
    expect(quoteBooking({ ...week, passUnits: 20 }).totalCentavos).toBe(0)
  })
})

describe('the hotel', () => {
  test('costs its price per dog and night', () => {
    expect(nights(3).lines).toEqual([
      { label: 'Hotel, Canela: 3 noches × $450.50 MXN', amountCentavos: 135_150 },
    ])
    expect(nights(3, [canela, frijol]).totalCentavos).toBe(270_300)
  })

  test('is 5 % off from seven nights and 10 % from fourteen, as a line with its reason', () => {
    expect(nights(6).lines).toHaveLength(1)
    expect(nights(7).lines[1]).toEqual({ label: 'Descuento de 5 % por 7 noches', amountCentavos: -15_768 })
    expect(nights(13).lines[1]?.label).toBe('Descuento de 5 % por 13 noches')
    expect(nights(14).lines[1]).toEqual({ label: 'Descuento de 10 % por 14 noches', amountCentavos: -63_070 })
  })
})

test('prices a bath for each dog, and an event once for all guests', () => {
  const dogs = [canela, frijol]
  const at = { start: '2026-10-19T16:00:00Z', end: '2026-10-19T17:00:00Z', dogs }
  const bath = { serviceType: 'Grooming', name: 'Spaw Completo', priceCentavos: 60_000 } as const
  const party = { serviceType: 'Evento', name: 'Paquete Básico', priceCentavos: 400_000 } as const
  expect(quoteBooking({ service: bath, ...at }).lines).toEqual([
    { label: 'Spaw Completo, Canela', amountCentavos: 60_000 },
    { label: 'Spaw Completo, Frijol', amountCentavos: 60_000 },
  ])
  expect(quoteBooking({ service: party, ...at }).totalCentavos).toBe(400_000)
})

test('training passes are 5 % off five sessions and 10 % off ten', () => {
  expect(quoteTrainingPass(5, 50_000)).toMatchObject({
    totalCentavos: 237_500,
    lines: [{ label: '5 sesiones × $500.00 MXN' }, { label: 'Descuento de 5 % por 5 sesiones' }],
  })
  expect(quoteTrainingPass(10, 50_000).totalCentavos).toBe(450_000)
  expect(quoteTrainingPass(1, 50_000).lines).toEqual([
    { label: '1 sesión × $500.00 MXN', amountCentavos: 50_000 },
  ])
})

test('distinguishes an unpriced booking from one that a pass has paid', () => {
  const party = { serviceType: 'Evento', name: 'Paquete Básico', priceCentavos: 0 } as const
  const [start, end] = ['2026-10-19', '2026-10-19']
  expect(isPricedByQuote(quoteBooking({ service: party, dogs: [canela], start, end }))).toBe(true)
  const covered = quoteBooking({ service: guarderia, dogs: [canela], start, end, passUnits: 1 })
  expect(covered.totalCentavos).toBe(0)
  expect(isPricedByQuote(covered)).toBe(false)
})

describe('a quote of any request', () => {
  const bookings: fc.Arbitrary<PricedBooking> = fc.record({
    service: fc.record({
      serviceType: fc.constantFrom(...serviceTypes),
      name: fc.constant('Servicio'),
      priceCentavos: fc.integer({ min: 0, max: 10_000_000 }),
    }),
    dogs: fc.array(fc.record({ name: fc.constant('Canela') }), { minLength: 1, maxLength: 10 }),
    start: fc.constant('2026-10-01'),
    end: fc.integer({ min: 1, max: 60 }).map((days) => addDays('2026-10-01', days)),
    passUnits: fc.integer({ min: 0, max: 20 }),
  })

  test('adds up: its lines to the total, base and IVA to the total, and nothing goes below zero', () => {
    fc.assert(
      fc.property(bookings, (booking) => {
        const { lines, subtotalCentavos, ivaCentavos, totalCentavos } = quoteBooking(booking)
        expect(lines.reduce((sum, line) => sum + line.amountCentavos, 0)).toBe(totalCentavos)
        expect(subtotalCentavos + ivaCentavos).toBe(totalCentavos)
        expect(lines.every((line) => Number.isSafeInteger(line.amountCentavos) && line.label !== '')).toBe(
          true,
        )
        expect(totalCentavos).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('never costs more by a longer stay than its nights, nor less by a dog more', () => {
    fc.assert(
      fc.property(bookings, (booking) => {
        const one = quoteBooking({ ...booking, dogs: [canela], passUnits: 0 }).totalCentavos
        const two = quoteBooking({ ...booking, dogs: [canela, frijol], passUnits: 0 }).totalCentavos
        expect(two).toBeGreaterThanOrEqual(one)
        expect(two).toBeLessThanOrEqual(one * 2 + 1)
      }),
    )
  })
})

describe('the price a booking was sold for', () => {
  test('is read off its first line, whatever discounts follow', () => {
    const stay = { start: '2026-10-01', end: '2026-10-15' }
    const { lines } = quoteBooking({ service: hotel, dogs: [canela, frijol], ...stay })
    expect(storedUnitPrice({ serviceType: 'Hotel', ...stay }, lines)).toBe(hotel.priceCentavos)
    const days = { start: '2026-10-19', end: '2026-10-23' }
    const paid = quoteBooking({ service: guarderia, dogs: [canela], ...days, passUnits: 5 })
    expect(storedUnitPrice({ serviceType: 'Guardería', ...days }, paid.lines)).toBe(guarderia.priceCentavos)
  })

  test('is unknown where no line states it', () => {
    expect(storedUnitPrice({ serviceType: 'Hotel', start: '2026-10-01', end: '2026-10-03' }, [])).toBeNull()
  })
})

test('discounts, passes and IVA come from the given terms', () => {
  const terms = {
    ...defaultTerms,
    hotel: { ...defaultTerms.hotel, discounts: [{ fromNights: 3, percent: 20 }] },
    passes: {
      dayCareMonth: { days: 10, withinDays: 20, percent: 15 },
      training: [{ sessions: 3, percent: 30 }],
    },
    ivaPercent: 8,
  }
  const service = { serviceType: 'Hotel', name: 'Hotel', priceCentavos: 100_00 } as const
  const stay = { service, dogs: [{ name: 'Canela' }], start: '2026-10-01', end: '2026-10-04' }
  expect(quoteUnder(stay, terms)).toMatchObject({
    totalCentavos: 240_00,
    subtotalCentavos: 222_22,
    ivaCentavos: 17_78,
  })
  expect(quoteUnder(stay, defaultTerms)).toMatchObject({ totalCentavos: 300_00, ivaCentavos: 41_38 })
  expect(quotePassUnder(3, 100_00, terms).totalCentavos).toBe(210_00)
  expect(quoteMonthlyPass(100_00, terms)).toMatchObject({
    totalCentavos: 850_00,
    lines: [
      { label: 'Plan Mensual: 10 días × $100.00 MXN' },
      { label: 'Descuento de 15 % por 10 días', amountCentavos: -150_00 },
    ],
  })
})
