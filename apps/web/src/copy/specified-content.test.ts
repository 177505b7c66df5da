import { defaultSettings } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { withFacts } from '../shared/with-facts.ts'
import { chromeCopy } from './chrome.ts'
import { dayCareCopy } from './day-care.ts'
import { eventsCopy } from './events.ts'
import { groomingCopy } from './grooming.ts'
import { homeCopy } from './home.ts'
import { hotelCopy } from './hotel.ts'
import { locationCopy } from './location.ts'
import {
  planDefaults,
  testimonialDefaults,
  type PlansCopy,
  type ItemCopy,
  type TestimonialCopy,
} from './page-copy.ts'
import { shopCopy } from './shop.ts'
import { trainingCopy } from './training.ts'
import { saidWithFacts } from '../shared/with-facts.ts'

const namesOf = ({ items }: PlansCopy) => items.map(({ planName }) => planName)
const popularOf = ({ items }: PlansCopy) =>
  items.filter(({ isPopular }) => isPopular).map(({ planName }) => planName)
const featuresOf = ({ items }: PlansCopy, name: string) =>
  saidWithFacts(items.find(({ planName }) => planName === name)?.features ?? [], defaultSettings)
    .join('; ')
    .toLowerCase()

/** The button of a page's plans: its own words, else what every plan card says. */
const buttonOf = ({ buttonText = planDefaults.buttonText }: PlansCopy) => buttonText

describe('§3, display content', () => {
  test("a plan card's label defaults to 'MÁS POPULAR' and its button to 'Cotizar'", () => {
    expect(planDefaults).toEqual({ popularLabel: 'MÁS POPULAR', buttonText: 'Cotizar' })
  })

  test('every plan has planName, billingCycle, description and features', () => {
    for (const page of [groomingCopy, dayCareCopy, hotelCopy, eventsCopy, trainingCopy])
      for (const plan of page.plans.items) {
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

  test("a testimonial's rating defaults to 5, and those that say nothing else are left to it", () => {
    expect(testimonialDefaults).toEqual({ rating: 5 })
    const entries: readonly TestimonialCopy[] = homeCopy.testimonials.entries
    expect(entries.map(({ rating }) => rating)).toEqual([undefined, undefined, 4, undefined])
  })

  test('the picture of every service card has an altText of its own', () => {
    const cards: readonly ItemCopy[] = [
      ...Object.values(homeCopy.services.cards),
      ...groomingCopy.services.items,
    ]
    const told = cards.map(({ altText = '' }) => altText)
    expect(told.filter((altText) => altText.length < 20)).toEqual([])
    expect(new Set(told).size).toBe(10)
  })

  test('every question has its answer', () => {
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
    const { plans } = groomingCopy
    expect(namesOf(plans)).toEqual(['Spaw Completo', 'Baño y Shampoo', 'Cepillado Extra'])
    expect(popularOf(plans)).toEqual(['Spaw Completo'])
    expect(buttonOf(plans)).toBe('Cotizar')
    expect(featuresOf(plans, 'Spaw Completo')).toMatch(
      /baño y cepillado.*oídos.*uñas.*nariz.*desenredado sin dolor/,
    )
    expect(featuresOf(plans, 'Baño y Shampoo')).toMatch(/shampoo hipoalergénico.*secado.*cepillado/)
    expect(featuresOf(plans, 'Cepillado Extra')).toMatch(/cepillado profundo.*desenredado sin dolor.*piel/)
  })

  test("day care: Plan Diario, Plan Semanal (popular), Plan Mensual; 'Reservar'", () => {
    const { plans } = dayCareCopy
    expect(namesOf(plans)).toEqual(['Plan Diario', 'Plan Semanal', 'Plan Mensual'])
    expect(popularOf(plans)).toEqual(['Plan Semanal'])
    expect(buttonOf(plans)).toBe('Reservar')
  })

  test("hotel: 1 day, 1 week (5 %), 2 weeks (10 %, popular); 'Cotizar'", () => {
    const { plans } = hotelCopy
    expect(namesOf(plans)).toEqual(['1 día', '1 semana', '2 semanas'])
    expect(popularOf(plans)).toEqual(['2 semanas'])
    expect(buttonOf(plans)).toBe('Cotizar')
    expect(featuresOf(plans, '1 semana')).toContain('5% de descuento')
    expect(featuresOf(plans, '2 semanas')).toContain('10% de descuento')
  })

  test("events: Básico, Premium (popular), Deluxe with all of Premium; 'Cotizar'", () => {
    const { plans } = eventsCopy
    expect(namesOf(plans)).toEqual(['Paquete Básico', 'Paquete Premium', 'Paquete Deluxe'])
    expect(popularOf(plans)).toEqual(['Paquete Premium'])
    expect(buttonOf(plans)).toBe('Cotizar')
    expect(featuresOf(plans, 'Paquete Básico')).toMatch(/decoración básica.*pastel.*juegos sencillos/)
    expect(featuresOf(plans, 'Paquete Premium')).toMatch(
      /decoración completa.*gourmet.*interactivos.*fotos profesional/,
    )
    expect(featuresOf(plans, 'Paquete Deluxe')).toMatch(
      /todo lo del premium.*música en vivo.*canino.*regalos personalizados/,
    )
  })

  test('training: one session of 60 minutes, five (popular, 5 %), ten (advanced, 10 %)', () => {
    const { plans } = trainingCopy
    expect(namesOf(plans)).toEqual(['Sesión Individual', 'Paquete de 5 Sesiones', 'Paquete de 10 Sesiones'])
    expect(popularOf(plans)).toEqual(['Paquete de 5 Sesiones'])
    expect(featuresOf(plans, 'Sesión Individual')).toMatch(/60 minutos.*evaluación personal.*casa/)
    expect(featuresOf(plans, 'Paquete de 5 Sesiones')).toContain('5% de descuento')
    expect(featuresOf(plans, 'Paquete de 10 Sesiones')).toMatch(/10% de descuento.*avanzado/)
  })
})

test("§4, while the store is restored a placeholder reads 'Loading...'", () => {
  expect(JSON.stringify(chromeCopy)).toContain('"loading":"Loading..."')
})

test("§9, shipping '3-5 días hábiles' and dimensions '20 x 10 x 10 cm' for every product", () => {
  expect(shopCopy.detail).toMatchObject({ shippingTime: '3-5 días hábiles', size: '20 x 10 x 10 cm' })
})

test('§9, business hours Monday to Saturday 7:00 AM to 7:00 PM; no own parking; no pet transport', () => {
  const told = withFacts(locationCopy.questions.items.map(({ answer }) => answer).join(' '), defaultSettings)
  expect(told).toMatch(/lunes a sábado, de 7:00 AM a 7:00 PM/)
  expect(told).toMatch(/No tenemos estacionamiento propio/)
  expect(told).toMatch(/no ofrecemos transporte de mascotas/)
})
