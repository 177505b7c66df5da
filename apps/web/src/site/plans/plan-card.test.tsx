import type { SitePlan } from '@rumi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PlanCard } from './plan-card.tsx'

vi.mock('../../shared/business/use-business.ts', () => ({ useBusiness: () => ({ facts: { casa: 'Rumi' } }) }))

const plan: SitePlan = {
  slug: 'una-noche',
  page: 'hotel',
  action: 'quote',
  planName: 'Una noche',
  billingCycle: 'por noche',
  description: 'Con cena.',
  features: [],
  isPopular: true,
  serviceId: null,
  serviceType: null,
  passKind: null,
  nights: null,
  severalDays: false,
  isBookable: false,
  unitCentavos: null,
}
const drawn = (changes: Partial<SitePlan> = {}, bookText?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanCard
        plan={{ ...plan, ...changes }}
        bookText={bookText}
        onQuote={() => undefined}
        waiting={false}
      />
    </MemoryRouter>,
  )

test('price, popularLabel and buttonText of a plan card are shown (spec §3)', () => {
  const html = drawn({ price: 'desde $380 en {casa}', popularLabel: 'LA FAVORITA', buttonText: 'Pregunta' })
  expect(html).toContain('>desde $380 en Rumi</p>')
  expect(html).toContain('>LA FAVORITA</p>')
  expect(html).toContain('aria-label="Pregunta: Una noche"')
  expect(html).not.toMatch(/MÁS POPULAR|Cotizar/)
})

test.each([{}, { price: '', popularLabel: '', buttonText: '' }])(
  'without them, a plan card has no price and defaults to MÁS POPULAR and Cotizar',
  (changes) => {
    const html = drawn(changes)
    expect(html).toContain('Una noche</h3><p class="font-strong text-rust">por noche</p>')
    expect(html).toContain('>MÁS POPULAR</p>')
    expect(html).toContain('aria-label="Cotizar: Una noche"')
  },
)

test("a card's buttonText for booking precedes that of its page; its quote stays Cotizar", () => {
  expect(drawn({ action: 'book' }, 'Aparta')).toContain('aria-label="Aparta: Una noche"')
  const own = drawn({ action: 'book', buttonText: 'Ven' }, 'Aparta')
  expect(own).toMatch(/<a [^>]*aria-label="Ven: Una noche"/)
  expect(own).not.toContain('Aparta')
  expect(own).toMatch(/<button[^>]*aria-label="Cotizar: Una noche"/)
})

test('only the most popular card has the popular label', () => {
  expect(drawn({ isPopular: false, popularLabel: 'LA FAVORITA' })).not.toContain('LA FAVORITA')
})

test('a plan that clients book online has Reservar beside its Cotizar, one that the desk books has not', () => {
  const bookable = drawn({ isBookable: true, buttonText: 'Pregunta' }, 'Aparta')
  expect(bookable).toMatch(/<button[^>]*aria-label="Pregunta: Una noche"/)
  expect(bookable).toMatch(
    /<a [^>]*aria-label="Aparta: Una noche"[^>]*href="\/mi-cuenta\/reservar\?servicio=una-noche"/,
  )
  expect(drawn({}, 'Aparta')).not.toContain('Aparta')
})
