import { defaultSettings, firstPlanCards, planPages, type PlanPage } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { businessInfo } from '../../shared/business/business-info.ts'
import { chromeCopy } from './chrome.ts'
import { dayCareCopy } from './day-care.ts'
import { eventsCopy } from './events.ts'
import { groomingCopy } from './grooming.ts'
import { homeCopy } from './home.ts'
import { hotelCopy } from './hotel.ts'
import { locationCopy } from './location.ts'
import {
  bookText,
  planDefaults,
  testimonialDefaults,
  type PlansCopy,
  type ItemCopy,
  type TestimonialCopy,
} from './page-copy.ts'
import { shopCopy } from './shop.ts'
import { trainingCopy } from './training.ts'
import { sentencesWithFacts, withFacts } from '../../shared/business/with-facts.ts'

const business = businessInfo(defaultSettings, planPages)

const cardsOf = (page: PlanPage) => firstPlanCards.filter((card) => card.page === page)
const namesOf = (page: PlanPage) => cardsOf(page).map(({ planName }) => planName)
const popularOf = (page: PlanPage) =>
  cardsOf(page)
    .filter(({ isPopular }) => isPopular)
    .map(({ planName }) => planName)
const featuresOf = (page: PlanPage, name: string) =>
  sentencesWithFacts(cardsOf(page).find(({ planName }) => planName === name)?.features ?? [], business)
    .join('; ')
    .toLowerCase()

/** Button labels of a page's cards. */
const buttonsOf = (page: PlanPage, { buttonText = bookText }: PlansCopy) => [
  ...new Set(cardsOf(page).map(({ action }) => (action === 'book' ? buttonText : planDefaults.buttonText))),
]

describe('§3, display content', () => {
  test("a plan card's label defaults to 'MÁS POPULAR' and its button to 'Cotizar'", () => {
    expect(planDefaults).toEqual({ popularLabel: 'MÁS POPULAR', buttonText: 'Cotizar' })
  })

  test('every plan has planName, billingCycle, description and features', () => {
    for (const page of planPages)
      for (const plan of cardsOf(page)) {
        expect(plan.planName && plan.billingCycle && plan.description).toMatch(/\S/)
        expect(plan.features.length).toBeGreaterThan(1)
      }
  })

  test("testimonials: name, role 'Cliente feliz', message and a rating from 0 to 5; four of them (decision 4)", () => {
    const { entries } = homeCopy.testimonials
    expect(entries).toHaveLength(4)
    for (const {
      name,
      role,
      message,
      rating = testimonialDefaults.rating,
    } of entries as readonly TestimonialCopy[]) {
      expect(role).toBe('Cliente feliz')
      expect(name && message).toMatch(/\S/)
      expect(rating >= 0 && rating <= 5).toBe(true)
    }
  })

  test("a testimonial's rating defaults to 5", () => {
    expect(testimonialDefaults).toEqual({ rating: 5 })
    const entries: readonly TestimonialCopy[] = homeCopy.testimonials.entries
    expect(entries.map(({ rating }) => rating)).toEqual([undefined, undefined, 4, undefined])
  })

  test("every service card's picture has its own altText", () => {
    const cards: readonly ItemCopy[] = [
      ...Object.values(homeCopy.services.cards),
      ...groomingCopy.services.items,
    ]
    const texts = cards.map(({ altText = '' }) => altText)
    expect(texts.filter((altText) => altText.length < 20)).toEqual([])
    expect(new Set(texts).size).toBe(10)
  })

  test('every question has an answer', () => {
    for (const { questions } of [
      groomingCopy,
      dayCareCopy,
      hotelCopy,
      eventsCopy,
      trainingCopy,
      locationCopy,
    ])
      for (const { question, answer } of questions.items)
        expect([question, answer].join('')).toMatch(/¿.+\?.+/s)
  })
})

describe('§3, plans and packages', () => {
  test("grooming: Spaw Completo (popular), Baño y Shampoo, Cepillado Extra; 'Cotizar'", () => {
    expect(namesOf('grooming')).toEqual(['Spaw Completo', 'Baño y Shampoo', 'Cepillado Extra'])
    expect(popularOf('grooming')).toEqual(['Spaw Completo'])
    expect(buttonsOf('grooming', groomingCopy.plans)).toEqual(['Cotizar'])
    expect(featuresOf('grooming', 'Spaw Completo')).toMatch(
      /baño y cepillado.*oídos.*uñas.*nariz.*desenredado sin dolor/,
    )
    expect(featuresOf('grooming', 'Baño y Shampoo')).toMatch(/shampoo hipoalergénico.*secado.*cepillado/)
    expect(featuresOf('grooming', 'Cepillado Extra')).toMatch(
      /cepillado profundo.*desenredado sin dolor.*piel/,
    )
  })

  test("day care: Plan Diario, Plan Semanal (popular), Plan Mensual; 'Reservar'", () => {
    expect(namesOf('dayCare')).toEqual(['Plan Diario', 'Plan Semanal', 'Plan Mensual'])
    expect(popularOf('dayCare')).toEqual(['Plan Semanal'])
    expect(buttonsOf('dayCare', dayCareCopy.plans)).toEqual(['Reservar'])
  })

  test("hotel: 1 day, 1 week (5 %), 2 weeks (10 %, popular); 'Cotizar'", () => {
    expect(namesOf('hotel')).toEqual(['1 día', '1 semana', '2 semanas'])
    expect(popularOf('hotel')).toEqual(['2 semanas'])
    expect(buttonsOf('hotel', hotelCopy.plans)).toEqual(['Cotizar'])
    expect(featuresOf('hotel', '1 semana')).toContain('5\u00a0% de descuento')
    expect(featuresOf('hotel', '2 semanas')).toContain('10\u00a0% de descuento')
  })

  test("events: Básico, Premium (popular), Deluxe with all of Premium; 'Cotizar'", () => {
    expect(namesOf('events')).toEqual(['Paquete Básico', 'Paquete Premium', 'Paquete Deluxe'])
    expect(popularOf('events')).toEqual(['Paquete Premium'])
    expect(buttonsOf('events', eventsCopy.plans)).toEqual(['Cotizar'])
    expect(featuresOf('events', 'Paquete Básico')).toMatch(/decoración básica.*pastel.*juegos sencillos/)
    expect(featuresOf('events', 'Paquete Premium')).toMatch(
      /decoración completa.*gourmet.*interactivos.*fotos profesional/,
    )
    expect(featuresOf('events', 'Paquete Deluxe')).toMatch(
      /todo lo del premium.*música en vivo.*canino.*regalos personalizados/,
    )
  })

  test('training: one session of 60 minutes, five (popular, 5 %), ten (advanced, 10 %)', () => {
    expect(namesOf('training')).toEqual([
      'Sesión Individual',
      'Paquete de 5 Sesiones',
      'Paquete de 10 Sesiones',
    ])
    expect(popularOf('training')).toEqual(['Paquete de 5 Sesiones'])
    expect(featuresOf('training', 'Sesión Individual')).toMatch(/60 minutos.*evaluación personal.*casa/)
    expect(featuresOf('training', 'Paquete de 5 Sesiones')).toContain('5\u00a0% de descuento')
    expect(featuresOf('training', 'Paquete de 10 Sesiones')).toMatch(/10\u00a0% de descuento.*avanzado/)
  })
})

test("§4, while the store is restored a placeholder reads 'Loading...'", () => {
  expect(JSON.stringify(chromeCopy)).toContain('"loading":"Loading..."')
})

test("§9, shipping '3-5 días hábiles' and dimensions '20 x 10 x 10 cm' for every product", () => {
  expect(shopCopy.detail).toMatchObject({ shippingTime: '3-5 días hábiles', size: '20 x 10 x 10 cm' })
})

test('§9, business hours Monday to Saturday 7:00 AM to 7:00 PM; no own parking; no pet transport', () => {
  const texts = withFacts(locationCopy.questions.items.map(({ answer }) => answer).join(' '), business)
  expect(texts).toMatch(/lunes a sábado, de 7:00 AM a 7:00 PM/)
  expect(texts).toMatch(/No tenemos estacionamiento propio/)
  expect(texts).toMatch(/no ofrecemos transporte de mascotas/)
})
