import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs, tokenOf } from '../support/people.ts'
import { scriptReady } from '../support/script-ready.ts'

async function asAdmin(page: Page) {
  const token = await tokenOf(page.request, 'admin')
  return { headers: { authorization: `Bearer ${token}` } }
}

/** The cards of a page of the site, as they leave the server. */
async function cardsOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const named = html.matchAll(/aria-label="(?:Cotizar|Reservar): ([^"]+)"/g)
  return [...new Set([...named].map(([, name]) => name))]
}

async function bathOf(page: Page) {
  const { data } = await (await page.request.get('/api/catalog')).json()
  return data.plans.find(({ slug }: { slug: string }) => slug === 'bano-y-shampoo').serviceId as string
}

/** The other journeys on this server find the cards and prices as they were. */
test.afterEach(async ({ page }) => {
  const admin = await asAdmin(page)
  const { data } = await (await page.request.get('/api/planCards?page=grooming', admin)).json()
  const card = data.planCards.find(({ slug }: { slug: string }) => slug === 'bano-y-shampoo')
  const answers = [
    await page.request.patch(`/api/planCards/${card.id}`, {
      ...admin,
      data: { planName: 'Baño y Shampoo', position: 1 },
    }),
    await page.request.put(`/api/services/${await bathOf(page)}`, {
      ...admin,
      data: { name: 'Baño y Shampoo', largePriceCentavos: null },
    }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([200, 200])
})

test(
  'the office writes a card, looks at it, puts it first by keyboard, and a visitor prices it by size in one tap',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const renamed = await page.request.put(`/api/services/${await bathOf(page)}`, {
      ...(await asAdmin(page)),
      data: { name: 'Baño de la casa', largePriceCentavos: 520_00 },
    })
    expect(renamed.status()).toBe(200)

    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/tarjetas')
    await expect(page.getByText('Cotizar: Baño de la casa')).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar Baño y Shampoo' }).click()
    const name = page.getByLabel('Título', { exact: true })
    await expect(name).toBeFocused()
    await name.fill('Baño de burbujas')
    await page.getByLabel('Qué incluye').fill('Espuma\n{cassa}')
    await expect(page.getByText('El negocio no tiene el dato {cassa}.')).toBeVisible()
    await page.getByLabel('Qué incluye').fill('Espuma de avena\nEn {casa}')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Ver cómo queda' }).click()
    const preview = page.getByRole('dialog', { name: 'Así se vería Estética' })
    const drafted = preview.frameLocator('iframe')
    await expect(drafted.getByText('En Rumi', { exact: true })).toBeVisible()
    await expect(drafted.getByRole('banner')).not.toBeInViewport()
    await preview.getByRole('button', { name: 'Cerrar' }).click()
    expect(await cardsOf(page, '/grooming')).toEqual(['Spaw Completo', 'Baño y Shampoo', 'Cepillado Extra'])
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardada: Baño de burbujas.')).toBeVisible()

    await page.getByRole('button', { name: 'Subir Baño de burbujas' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Baño de burbujas: 1 de 3.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bajar Baño de burbujas' })).toBeFocused()
    expect(await cardsOf(page, '/grooming')).toEqual(['Baño de burbujas', 'Spaw Completo', 'Cepillado Extra'])

    await page.goto('/grooming')
    await scriptReady(page)
    await page.getByRole('button', { name: 'Cotizar: Baño de burbujas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cotiza: Baño de burbujas' })
    await expect(dialog.getByText('Elige la talla y aquí ves el total.')).toBeVisible()
    await dialog.getByText('Grande', { exact: true }).click()
    await expect(dialog.locator('dl')).toContainText('$520.00 MXN')
    await dialog.getByLabel('¿Cuántos perros?').selectOption('2 perros')
    await dialog.getByRole('button', { name: 'Que me respondan por correo' }).click()
    await dialog.getByLabel('Tu nombre').fill('Inés')
    await dialog.getByLabel('Tu correo').fill(`burbujas-${Date.now()}@correo.mx`)
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Elige su talla')
    const second = dialog.getByRole('group', { name: 'Talla del perro 2' })
    await expect(second).toContainText('de ella depende el precio')
    await second.getByText('Chico', { exact: true }).click()
    await expect(dialog.locator('dl')).toContainText('$900.00 MXN')
    await expectReachableByEveryone(page)
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    const answer = page.getByRole('dialog', { name: 'Listo, Inés' })
    await expect(answer.locator('dl')).toContainText('$900.00 MXN')
    await expect(answer.getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'href',
      /servicio=bano-y-shampoo/,
    )
  },
)
