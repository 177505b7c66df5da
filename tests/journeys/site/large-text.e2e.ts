import { addDays } from '@rumi/contract'
import type { Locator, Page } from '@playwright/test'
import { openDesk, today } from '../support/at-the-desk.ts'
import { eligibleDogOfLuis } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { pagesWithHero } from '../support/page-paths.ts'
import { loginAs } from '../support/people.ts'
import { putInCart } from '../support/put-in-cart.ts'
import { scriptReady } from '../support/script-ready.ts'

/** Words of headings and sentences that a line ends in the middle of, at any width but the smallest. */
const brokenWords = (page: Page) => brokenWordsIn(page.locator('body'))

const brokenWordsIn = (place: Locator) =>
  place.evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('script, .sr-only')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange()
        const lineOf = (from: number, to: number) => {
          range.setStart(text, index + from)
          range.setEnd(text, index + to)
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
        }
        for (let at = 1; at < word.length; at += 1)
          if (lineOf(at - 1, at) !== lineOf(at, at + 1)) broken.push(word)
      }
    }
    return broken
  })

const enlarge = (page: Page, percent: number) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '${percent}%' })`,
  )

const pages = [...pagesWithHero, '/servicios']

test(
  'with text of twice the size on the narrowest phone the way to the map is not cut',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await enlarge(page, 200)
    await page.goto('/ubicacion')
    await scriptReady(page)
    const map = page.getByRole('link', { name: /^Abrir el mapa/ })
    const cut = await map.evaluate((link) => {
      const box = link.closest('.overflow-hidden')?.getBoundingClientRect()
      return link.getBoundingClientRect().bottom - (box?.bottom ?? Infinity)
    })
    expect(cut).toBeLessThanOrEqual(0)
  },
)

test(
  'with text of twice the size every group of the menu keeps its arrow beside whole words',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enlarge(page, 200)
    await page.goto('/')
    await scriptReady(page)
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const groups = page.getByRole('dialog', { name: 'Menú' }).locator('summary')
    const arrows = await groups.evaluateAll((summaries) =>
      summaries.map((summary) => {
        const { width, height } = summary.querySelector('svg:last-of-type')!.getBoundingClientRect()
        return { isWhole: width === height, overflowing: summary.scrollWidth - summary.clientWidth }
      }),
    )
    expect(arrows).toEqual(Array.from({ length: 3 }, () => ({ isWhole: true, overflowing: 0 })))
    for (const group of await groups.all()) expect(await brokenWordsIn(group)).toEqual([])
  },
)

test(
  'a dog with one very long name makes none of its pages wider than the phone',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, `Napoleón${'bonaparte'.repeat(5)}`)
    await page.setViewportSize({ width: 360, height: 740 })
    await loginAs(page, 'luis')
    for (const path of [`/mi-cuenta/rumis/${dog.id}`, `/mi-cuenta/rumis/${dog.id}/editar`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(dog.name)
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
  },
)

for (const [width, height, percent] of [
  [360, 740, 200],
  [640, 360, 200],
  [500, 320, 100],
] as const)
  test(
    `at ${width} px and ${percent} % what is in the cart is written in whole words, and its sums are in sight`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await enlarge(page, percent)
      await putInCart(page, 'Galletas de avena')
      await page.goto('/carrito')
      await expect(page.getByRole('heading', { name: 'Galletas de avena' })).toBeVisible()
      expect(await brokenWordsIn(page.locator('main'))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )

for (const [width, height] of [
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} px words stay whole`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of pages) {
      await page.goto(path)
      await scriptReady(page)
      expect(await brokenWords(page), path).toEqual([])
    }
  })

test(
  'at 768 px the names of two dogs stay whole beside all that is done about them',
  { tag: '@long' },
  async ({ page, openToday }) => {
    const desk = await openDesk()
    const { clientId, dogId } = await desk.family('Lluvia entera')
    const { rumi } = await desk.request('post', '/rumis', {
      ownerId: clientId,
      name: 'Tormenta entera',
      sex: 'hembra',
      birthDate: addDays(today(), -900),
    })
    const { serviceBooking } = await desk.request('post', '/serviceBookings', {
      serviceId: await desk.serviceOf('Guardería'),
      rumiIds: [dogId, rumi._id],
      start: openToday,
      end: openToday,
      override: { reason: 'Los papeles llegan con la dueña.' },
    })
    await desk.request('put', `/serviceBookings/${serviceBooking.id}`, { status: 'checked-in' })
    await page.setViewportSize({ width: 768, height: 1024 })
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    const row = page.getByRole('listitem', { name: /Tormenta entera/ })
    await expect(row.getByRole('link', { name: /^Reporte de/ })).toHaveCount(2)
    expect(await brokenWordsIn(row)).toEqual([])
  },
)

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const opacitiesOf = (page: Page, look: string) =>
    page.locator(look).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))

  const passByCards = (page: Page) =>
    page.locator('.reveal').evaluateAll(async (cards) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
      for (const card of cards) {
        card.scrollIntoView({ block: 'center', behavior: 'instant' })
        await frame()
        await frame()
      }
    })

  const areCardsShown = async (page: Page) => {
    const opacities = await opacitiesOf(page, '.reveal')
    return opacities.length > 0 && opacities.every((opacity) => opacity === '1')
  }

  for (const [width, height, percent, tag] of [
    [640, 360, 200, ''],
    [740, 360, 100, ' @long'],
    [320, 256, 100, ' @long'],
  ] as const)
    test(
      `at ${width} by ${height} px and ${percent} % nothing is too high to be seen${tag}`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await enlarge(page, percent)
        for (const path of ['/servicios', '/grooming', '/hotel']) {
          await page.goto(path)
          await scriptReady(page)
          await page.waitForTimeout(700)
          expect(await opacitiesOf(page, '.fade-at-half'), path).toEqual(['1'])
          await passByCards(page)
          await expect.poll(() => areCardsShown(page), path).toBe(true)
        }
      },
    )

  test('a card that passed by while the page was busy stays in sight', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      const Observer = globalThis.IntersectionObserver
      globalThis.IntersectionObserver = class extends Observer {
        constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const unheard: IntersectionObserverEntry[] = []
          super((entries, observer) => {
            if (unheard.length === 0) setTimeout(() => hear(unheard.splice(0), observer), 300)
            unheard.push(...entries)
          }, options)
        }
      }
    })
    await page.goto('/servicios')
    await scriptReady(page)
    await page.waitForTimeout(700)
    await passByCards(page)
    await expect.poll(() => areCardsShown(page)).toBe(true)
  })

  test(
    'content that animates into view is visible without scripts',
    { tag: '@long' },
    async ({ page, complaints }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/servicios')
      const opacities = await opacitiesOf(page, '.reveal')
      expect(opacities).toEqual(Array.from(opacities, () => '1'))
      expect(opacities.length).toBeGreaterThan(1)
      expect(complaints.splice(0).every((message) => message.includes('.js'))).toBe(true)
    },
  )
})
