import { addDays } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { openStay, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** Fills fields by their labels and counts them. */
function fieldsOf(page: Page) {
  let filled = 0
  return {
    async fill(label: string, text: string) {
      filled += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    async choose(press: Promise<unknown>) {
      filled += 1
      await press
    },
    count: () => filled,
  }
}

const card = async (page: Page) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300)
    canvas.getContext('2d')!.fillRect(0, 0, 400, 300)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  return { name: 'cartilla.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

const lineNumber = () => `55 7${String(Date.now()).slice(-7, -4)} ${String(Date.now()).slice(-4)}`

test(
  'a caller hears price and room, with a bath in the stay, and holds it within five fields, also after an interruption',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const { start, end } = openStay(25, 2)
    const phone = lineNumber()
    const fields = fieldsOf(page)
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await page.getByRole('link', { name: 'Cotizar por teléfono' }).click()
    await fields.fill('Peso en kilos', '12')
    await fields.fill('Llegada', start)
    await fields.fill('Salida', end)
    const answer = page.getByRole('region', { name: 'Lo que le dices' })
    await expect(answer.getByText(/^Hay lugar: /)).toBeVisible()
    await expect(answer.getByText(/Noche de hotel, Un rumi de 12 kg/)).toBeVisible()
    const addOns = page.getByRole('region', { name: 'Antes de irse a casa' })
    await addOns.getByRole('button', { name: 'Agregar Baño y Shampoo' }).click()
    await expect(answer.getByText(/^Baño y Shampoo, Un rumi de 12 kg/)).toBeVisible()
    await expectReachableByEveryone(page)

    await page.goto('/oficina')
    await page.getByRole('link', { name: 'Cotizar por teléfono' }).click()
    await expect(page.getByText(/^Sigue donde te quedaste/)).toBeVisible()
    await expect(page.getByLabel('Peso en kilos')).toHaveValue('12')
    await expect(page.getByLabel('Llegada')).toHaveValue(start)
    await expect(page.getByLabel('Hora de Baño y Shampoo')).toBeVisible()
    await fields.fill('Nombre y apellidos', 'Rosa Peña')
    await fields.fill('Teléfono', phone)
    await page.getByRole('button', { name: 'Apartar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Apartado para Rosa Peña' })).toBeVisible()
    await expect(page.getByText(/^Guardamos el lugar hasta el /)).toBeVisible()
    expect(fields.count(), 'fields of a held room').toBeLessThanOrEqual(5)
    await expectReachableByEveryone(page)

    await test.step('the client owes nothing yet, and the dog waits for its facts', async () => {
      await page.getByRole('link', { name: 'Abrir su página' }).click()
      await expect(page.getByRole('heading', { name: 'Cuenta' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Reservar' })).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('link', { name: 'Un rumi de 12 kg' }).click()
      await expect(page.getByText(/^Se anotó por teléfono/)).toBeVisible()
      await expectReachableByEveryone(page)
    })
  },
)

test(
  'a new owner is written down for the day care with five medical records of one photo within eight fields',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const dog = `Nina ${Date.now() % 100_000}`
    const fields = fieldsOf(page)
    await loginAs(page, 'marta')
    await page.goto('/oficina/reservas/nueva')
    await page.getByRole('button', { name: 'Cliente nuevo' }).click()
    await fields.fill('Nombre', 'Leonora')
    await fields.fill('Apellidos', `Carrington ${dog.slice(5)}`)
    await fields.fill('Teléfono', lineNumber())
    await fields.fill('Nombre del rumi', dog)
    await fields.choose(page.getByText('Hembra', { exact: true }).click())
    await fields.fill('Fecha de nacimiento', addDays(today(), -900))
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await fields.choose(page.getByLabel('Servicio').selectOption({ label: 'Día de guardería' }))
    await page.getByRole('button', { name: `Agregar papel de ${dog}` }).click()
    const form = page.getByRole('dialog', { name: `Papel de ${dog}` })
    await form.getByLabel('Elegir archivo').setInputFiles(await card(page))
    await fields.fill('Aplicada', addDays(today(), -20))
    await form.getByRole('button', { name: /^Marcar los otros 4 que faltan/ }).click()
    await expectReachableByEveryone(page)
    await form.getByRole('button', { name: 'Guardar y verificar' }).click()
    await expect(page.getByText(`Verificados: 5 papeles de ${dog}.`)).toBeVisible()
    expect(fields.count(), 'fields of a new owner with five records').toBeLessThanOrEqual(8)
  },
)
