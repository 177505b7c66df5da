import type { Page } from '@playwright/test'
import { accordionMaxHeightPx } from '../../../apps/web/src/ui/layout/metrics.ts'
import { expect, test } from '../support/journey.ts'

/** The sections of every page in their order (spec §2). */
const pages = {
  '/grooming': {
    title: 'Bienvenido a SPAW!',
    sections: [
      'Nuestros servicios de SPAW',
      '¿Por qué elegir nuestro Spaw?',
      'Conoce Nuestros paquetes',
      'Preguntas Frecuentes',
    ],
  },
  '/guarderia': {
    title: 'Bienvenido a nuestra GUARDERÍA!',
    sections: [
      'Nuestros servicios de GUARDERÍA',
      '¿Por qué elegir nuestra Guardería?',
      'Así se ve un día aquí',
      'Conoce Nuestros planes',
      'Preguntas Frecuentes',
    ],
  },
  '/hotel': {
    title: 'Bienvenido a nuestro HOTEL!',
    sections: [
      'Nuestros servicios de HOTEL',
      '¿Por qué elegir nuestro Hotel?',
      'Asómate a sus cuartos',
      'Conoce nuestros planes',
      'Preguntas Frecuentes',
    ],
  },
  '/eventos': {
    title: 'Bienvenido a nuestros EVENTOS!',
    sections: [
      'Todo lo que lleva su fiesta',
      '¿Por qué celebrar con nosotros?',
      'Así celebramos',
      'Conoce Nuestros paquetes',
      'Preguntas Frecuentes',
    ],
  },
  '/entrenamiento': {
    title: 'Bienvenido a nuestro ENTRENAMIENTO!',
    sections: [
      'Nuestros servicios de ENTRENAMIENTO',
      '¿Por qué entrenar con nosotros?',
      'También entrenamos el olfato',
      'Conoce Nuestros paquetes',
      'Preguntas Frecuentes',
    ],
  },
  '/servicios': { title: 'Nuestros Servicios', sections: ['Elige lo que hoy le hace falta'] },
  '/nosotros': { title: 'Nosotros somos los de la casa con patio', sections: ['Lo que te prometemos'] },
  '/aviso-de-privacidad': { title: 'Aviso de privacidad', sections: ['En pocas palabras', 'Aviso integral'] },
}

/** Names on each page, in order: services, reasons, packages (spec §2 and §3). */
const named: Record<string, readonly (readonly string[])[]> = {
  '/grooming': [
    ['Baño y Shampoo', 'Cepillado Extra', 'Limpieza de Oídos', 'Corte de Uñas', 'Exfoliante de Nariz'],
    ['Cuidado Único', 'Productos naturales', 'Ambiente sin estrés', 'Equipo profesional'],
    ['Spaw Completo', 'Baño y Shampoo', 'Cepillado Extra'],
  ],
  '/guarderia': [['Plan Diario', 'Plan Semanal', 'Plan Mensual']],
  '/hotel': [['1 día', '1 semana', '2 semanas']],
  '/eventos': [
    [
      'Fiesta personalizada',
      'Decoración temática',
      'Animación y juegos',
      'Pastel y bocadillos',
      'Foto y video',
    ],
    [
      'Celebraciones únicas',
      'Organización completa',
      'Diversión garantizada',
      'Equipo creativo y con experiencia',
    ],
    ['Paquete Básico', 'Paquete Premium', 'Paquete Deluxe'],
  ],
  '/entrenamiento': [
    [
      'Obediencia básica',
      'Entrenamiento avanzado',
      'Estimulación mental',
      'Entrenamiento de olfato',
      'Socialización positiva',
      'Asesoría personalizada',
    ],
    [
      'Entrenamiento adaptado',
      'Métodos positivos',
      'Aprendizaje divertido y constante',
      'Entrenadores certificados',
    ],
    ['Sesión Individual', 'Paquete de 5 Sesiones', 'Paquete de 10 Sesiones'],
  ],
}

/** One after the other, with nothing between them. */
const inARow = (titles: readonly string[]) => `|${titles.join('|')}|`

const titlesOf = async (page: Page) => inARow(await page.locator('main h3').allTextContents())

const beyondTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is whole: its title, its sections and what it names, in their order', async ({ page }) => {
    for (const [path, { title, sections }] of Object.entries(pages))
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveCount(1)
        await expect(heading).toHaveAccessibleName(title)
        const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts()
        expect(titles.filter((text) => sections.includes(text))).toEqual(sections)
        for (const section of sections)
          await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
        const names = await titlesOf(page)
        for (const group of named[path] ?? []) expect(names).toContain(inARow(group))
      })
    await page.goto('/eventos')
    await expect(page.getByRole('article').filter({ hasText: 'Paquete Deluxe' })).toBeAttached()
  })
})

test('no page is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of Object.keys(pages)) {
    await page.goto(path)
    await expect.poll(() => beyondTheWindow(page), path).toBe(0)
  }
})

test(
  'a plan card shows what it has and no price, and the most popular says so',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/guarderia')
    const card = page.getByRole('article').filter({ hasText: 'Plan Semanal' })
    await expect(card).toContainText('MÁS POPULAR')
    await expect(card.getByRole('listitem')).toHaveCount(4)
    await expect(card).not.toContainText('$')
    await card.getByRole('link', { name: 'Reservar: Plan Semanal' }).click()
    await expect(page).toHaveURL(/servicio(=|%3D)guarderia-semanal/)
  },
)

test(
  'one answer is open at a time, and a click on its question closes it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/hotel')
    const answers = page.locator('main details')
    await answers.nth(0).locator('summary').click()
    await answers.nth(2).locator('summary').click()
    await expect(answers.nth(0)).not.toHaveAttribute('open')
    await expect(answers.nth(2)).toHaveAttribute('open')
    await expect(answers.nth(2).locator('> div')).toHaveCSS('max-height', `${accordionMaxHeightPx}px`)
    const fields = await answers.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(fields[2]).not.toBe(fields[0])
    await answers.nth(2).locator('summary').click()
    await expect(answers.nth(2)).not.toHaveAttribute('open')
  },
)

test(
  'search engines and shared links get the subject and address of each page',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/hotel')
    const address = new URL('/hotel', page.url()).href
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Entrada desde las 15:00/)
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(preview ?? '')).headers()['content-type']).toBe('image/png')
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const kinds = facts.map((json) => String(JSON.parse(json)['@type']))
    expect(kinds.toSorted()).toEqual(['FAQPage', 'LocalBusiness'])

    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const path of Object.keys(pages))
      expect(sitemap).toContain(`<loc>${new URL(path, page.url()).href}</loc>`)
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /mi-cuenta')
    const { icons } = await (await request.get('/site.webmanifest')).json()
    for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)
  },
)
