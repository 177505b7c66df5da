import { defaultSettings } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { renderedPaths } from '../../../apps/web/src/app/rendered-paths.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { htmlOf } from '../support/html-of.ts'
import { expect, test } from '../support/journey.ts'
import { mailsTo } from '../support/outbox.ts'
import { demoPeople, loginAs, tokenOf } from '../support/people.ts'

const title = 'home.slides.welcome.title'
/** In the bar and in the footer. */
const labels = ['chrome.links.hotel', 'chrome.footer.links.services']

async function asAdmin(page: Page) {
  const token = await tokenOf(page.request, 'admin')
  return { headers: { authorization: `Bearer ${token}` } }
}

/** The other journeys on this server find the business as it was. */
test.afterEach(async ({ page }) => {
  const admin = await asAdmin(page)
  const answers = [
    await page.request.patch('/api/settings', { ...admin, data: defaultSettings }),
    ...(await Promise.all([title, ...labels].map((key) => page.request.delete(`/api/texts/${key}`, admin)))),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([200, 204, 204, 204])
})

test(
  'a business previews its own name and words before they are published, and can restore the default',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/casa')
    await page.getByLabel('Nombre comercial').fill('Casa Lupita')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()

    await page.goto('/oficina/ajustes/textos')
    await expect(page).toHaveTitle('Textos | Oficina | Casa Lupita')
    await expectReachableByEveryone(page)
    await page.getByRole('searchbox', { name: 'Buscar en los textos' }).fill('bienvenido a {casa}')
    await expect(page.getByText('1 texto', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar Bienvenida, Bienvenida, Título' }).click()
    const words = page.getByLabel('Bienvenida, Bienvenida, Título', { exact: true })
    await words.fill('Pásale a {cassa}')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('«{cassa}» no es un dato del negocio.')).toBeVisible()
    await expect(words).toBeFocused()
    await words.fill('Pásale a {casa}, perrito')

    await page.getByRole('button', { name: 'Vista previa' }).click()
    const preview = page.getByRole('dialog', { name: 'Inicio, sin publicar' })
    const drafted = preview.frameLocator('iframe')
    for (const width of ['Teléfono', 'Computadora']) {
      await preview.getByText(width, { exact: true }).click()
      await expect(drafted.getByText('Pásale a Casa Lupita, perrito')).toBeVisible()
    }
    await expectReachableByEveryone(page)
    expect(await htmlOf(page, '/')).not.toContain('Pásale')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()
    await expect(page.getByText('De fábrica: Bienvenido a {casa}')).toBeVisible()
    const home = await htmlOf(page, '/')
    expect(home).toContain('Pásale a Casa Lupita, perrito')
    expect(home).toMatch(/<title>Casa Lupita: guardería/)
    expect(home).toMatch(/© \d{4} Casa Lupita/)

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pásale a Casa Lupita, perrito')
    await expect(page.getByRole('link', { name: 'Casa Lupita, ir al inicio' }).first()).toBeVisible()
    await expectReachableByEveryone(page)
    expect(
      (await page.request.post('/api/auth/forgot-password', { data: { email: demoPeople.ana } })).ok(),
    ).toBe(true)
    await expect
      .poll(async () => (await mailsTo(demoPeople.ana)).some((mail) => /^From: Casa Lupita </m.test(mail)))
      .toBe(true)

    await page.goto('/oficina/ajustes/textos')
    await page.getByRole('button', { name: 'Restablecer Bienvenida, Bienvenida, Título' }).click()
    await expect(page.getByText('Vuelve a decir lo de fábrica.')).toBeVisible()
    expect(await htmlOf(page, '/')).toContain('Bienvenido a Casa Lupita')

    const admin = await asAdmin(page)
    const posada = { ...admin, data: { value: 'Posada' } }
    for (const label of labels)
      expect((await page.request.put(`/api/texts/${label}`, posada)).status()).toBe(200)
    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Posada' })).toBeVisible()
    expect(
      (await htmlOf(page, '/')).match(
        /<a [^>]*href="\/hotel"[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?Posada/g,
      ),
    ).not.toBeNull()
  },
)

test('of another business no page says the first', { tag: '@long' }, async ({ page }) => {
  const another = {
    ...defaultSettings,
    name: 'Casa Lupita',
    legalName: 'Guadalupe Ríos Cano',
    phone: '222 555 0199',
    whatsapp: '222 555 0188',
    email: 'hola@lupita.mx',
    address: {
      street: '5 de Mayo 14',
      neighbourhood: 'Centro',
      postalCode: '72000',
      city: 'Puebla',
      latitude: 19.0414,
      longitude: -98.2063,
    },
    social: { instagram: '', facebook: '', posts: [] },
  }
  const answer = await page.request.patch('/api/settings', { ...(await asAdmin(page)), data: another })
  expect(answer.status()).toBe(200)
  const { street, neighbourhood, city } = defaultSettings.address
  const former = new RegExp(
    [
      String.raw`\bRumi\b`,
      street,
      neighbourhood,
      city,
      '5550.?1710',
      '5255',
      'hola@rumi',
      '19[.]3556',
      'vista-previa',
    ].join('|'),
  )
  for (const path of [...renderedPaths, '/mi-cuenta', '/oficina', '/no-existe', '/site.webmanifest']) {
    const html = (await htmlOf(page, path)).replaceAll('\u00a0', ' ')
    expect(html.match(former), path).toBeNull()
    if (path !== '/no-existe') expect(html, path).toContain('Casa Lupita')
  }
})
