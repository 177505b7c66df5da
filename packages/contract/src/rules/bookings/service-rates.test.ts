import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { addDays, eachDay } from '../time/business-time.ts'
import { quoteBooking as quoteUnder, ratesToKeep, type PricedBooking } from '../money/pricing.ts'
import {
  areApart,
  groomingSizeRules,
  seasonOn,
  sizeOf,
  usualSizeRules,
  type Season,
} from './service-rates.ts'

const quoteBooking = (booking: PricedBooking) => quoteUnder(booking, defaultTerms)
const hotel = { serviceType: 'Hotel', name: 'Hotel' } as const

describe('size and season', () => {
  const christmas = { name: 'Navidad', from: '2026-12-20', to: '2027-01-06', percent: 20 }
  const quiet = { name: 'baja', from: '2027-01-07', to: '2027-01-31', percent: -10 }
  const sized = {
    ...hotel,
    ...usualSizeRules,
    priceCentavos: 500_00,
    mediumPriceCentavos: 600_00,
    largePriceCentavos: 700_00,
    seasons: [christmas, quiet],
  }
  const taco = { id: 'taco', name: 'Taco', weightKg: 8 }
  const oso = { id: 'oso', name: 'Oso', weightKg: 40 }

  test('are named by the lines they make: each dog at its size, each season with its nights', () => {
    const stay = { service: sized, dogs: [taco, oso], start: '2027-01-05', end: '2027-01-08' }
    expect(quoteBooking(stay).lines).toEqual([
      { label: 'Hotel, Taco (chico): 3 noches × $500.00 MXN', amountCentavos: 1_500_00 },
      { label: 'Hotel, Oso (grande): 3 noches × $700.00 MXN', amountCentavos: 2_100_00 },
      { label: 'Temporada Navidad, 2 noches: +20 %', amountCentavos: 480_00 },
      { label: 'Temporada baja, 1 noche: −10 %', amountCentavos: -120_00 },
    ])
  })

  test('the night before a season and the day of leaving cost nothing more', () => {
    const until = { service: sized, dogs: [taco], start: '2026-12-19', end: '2026-12-20' }
    expect(quoteBooking(until).lines).toHaveLength(1)
    expect(quoteBooking({ ...until, end: '2026-12-21' }).totalCentavos).toBe(500_00 + 600_00)
  })

  test('a size without a price of its own costs what the next smaller one does, and unweighed dogs cost the least', () => {
    const onlyMedium = { ...sized, largePriceCentavos: null, seasons: [] }
    const cost = (weightKg: number | null) =>
      quoteBooking({
        service: onlyMedium,
        dogs: [{ name: 'Oso', weightKg }],
        start: '2026-10-01',
        end: '2026-10-02',
      }).totalCentavos
    expect([null, 10, 10.01, 25, 26].map(cost)).toEqual([500_00, 500_00, 600_00, 600_00, 600_00])
  })

  test('a weight that a size ends with is of that size', () => {
    expect([10, 10.01, 25, 25.01].map((weightKg) => sizeOf(weightKg, usualSizeRules))).toEqual([
      'small',
      'medium',
      'medium',
      'large',
    ])
  })

  test('a long stay is discounted on its whole price, with what the season adds', () => {
    const week = { service: sized, dogs: [taco], start: '2026-12-20', end: '2026-12-27' }
    expect(quoteBooking(week).lines.slice(1)).toEqual([
      { label: 'Temporada Navidad, 7 noches: +20 %', amountCentavos: 700_00 },
      { label: 'Descuento de 5 % por 7 noches', amountCentavos: -210_00 },
    ])
  })

  test('a pass pays for the dearest days and dogs first', () => {
    const dayCare = { ...sized, serviceType: 'Guardería', name: 'Guardería' } as const
    const days = { service: dayCare, dogs: [taco, oso], start: '2027-01-06', end: '2027-01-07' }
    const paid = (passUnits: number) => quoteBooking({ ...days, passUnits }).lines.at(-1)?.amountCentavos
    expect([1, 2, 3, 4].map(paid)).toEqual([-840_00, -1_470_00, -2_070_00, -2_520_00])
  })

  test('two seasons share no day', () => {
    expect(areApart([quiet, christmas])).toBe(true)
    expect(areApart([{ ...quiet, from: christmas.to }, christmas])).toBe(false)
  })

  test('a visit by the hour has the season of its local day', () => {
    const bath = {
      ...groomingSizeRules,
      serviceType: 'Grooming',
      name: 'Baño',
      priceCentavos: 100_00,
      seasons: [christmas],
    } as const
    const at = (start: string) => quoteBooking({ service: bath, dogs: [taco], start, end: start })
    expect(at('2026-12-20T05:30:00.000Z').totalCentavos).toBe(100_00)
    expect(at('2026-12-20T16:00:00.000Z').lines[1]).toEqual({
      label: 'Temporada Navidad: +20 %',
      amountCentavos: 20_00,
    })
  })

  test('a sold booking keeps its rates and seasons when the settings change or its dogs grow', () => {
    const stay = { dogs: [taco, oso], start: '2026-12-18', end: '2026-12-22' }
    const rates = ratesToKeep(sized, stay.dogs)
    const dearer = { ...sized, priceCentavos: 900_00, mediumPriceCentavos: 950_00, seasons: [] }
    const grown = [{ ...taco, weightKg: 30 }, oso]
    const again = { ...stay, dogs: grown, service: { ...dearer, seasons: rates.seasons, sold: rates.dogs } }
    expect(quoteBooking(again)).toEqual(quoteBooking({ ...stay, service: sized }))
  })

  const seasons: fc.Arbitrary<Season[]> = fc
    .uniqueArray(fc.integer({ min: 0, max: 70 }), { maxLength: 8 })
    .map((cuts) => cuts.toSorted((one, other) => one - other))
    .chain((cuts) =>
      fc
        .array(fc.integer({ min: -90, max: 300 }), { minLength: cuts.length, maxLength: cuts.length })
        .map((percents) =>
          cuts.slice(1).map((cut, at) => ({
            name: `${at}`,
            from: addDays('2026-10-01', cuts[at]!),
            to: addDays('2026-10-01', cut - 1),
            percent: percents[at]!,
          })),
        ),
    )
  const visits = fc.record({
    service: fc.record({
      serviceType: fc.constantFrom('Hotel' as const, 'Guardería' as const),
      name: fc.constant('Servicio'),
      priceCentavos: fc.integer({ min: 0, max: 1_000_000 }),
      mediumPriceCentavos: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      largePriceCentavos: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      seasons,
    }),
    dogs: fc.array(
      fc.record({ name: fc.constant('Canela'), weightKg: fc.option(fc.integer({ min: 1, max: 90 })) }),
      { minLength: 1, maxLength: 4 },
    ),
    start: fc.constant('2026-10-01'),
    end: fc.integer({ min: 1, max: 60 }).map((days) => addDays('2026-10-01', days)),
  })

  test('every night is priced once: the stay costs the sum of its nights, one by one', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const terms = { ...defaultTerms, hotel: { ...defaultTerms.hotel, discounts: [] } }
        const isHotel = visit.service.serviceType === 'Hotel'
        const nightly = eachDay(visit.start, isHotel ? addDays(visit.end, -1) : visit.end).map((day) =>
          quoteUnder({ ...visit, start: day, end: isHotel ? addDays(day, 1) : day }, terms),
        )
        const whole = quoteUnder(visit, terms)
        const sum = nightly.reduce((total, { totalCentavos }) => total + totalCentavos, 0)
        expect(whole.totalCentavos).toBe(sum)
        expect(whole.lines.reduce((total, { amountCentavos }) => total + amountCentavos, 0)).toBe(sum)
        const named = new Set(
          eachDay(visit.start, isHotel ? addDays(visit.end, -1) : visit.end).flatMap(
            (day) => seasonOn(day, visit.service.seasons) ?? [],
          ),
        )
        expect(whole.lines.length - visit.dogs.length).toBeLessThanOrEqual(named.size)
      }),
    )
  })

  test('a pass that covers every day leaves nothing to pay, and never less than nothing', () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: 0, max: 300 }), (visit, passUnits) => {
        const service = { ...visit.service, serviceType: 'Guardería' as const }
        expect(quoteBooking({ ...visit, service, passUnits }).totalCentavos).toBeGreaterThanOrEqual(0)
        expect(quoteBooking({ ...visit, service, passUnits: 300 }).totalCentavos).toBe(0)
      }),
    )
  })
})
