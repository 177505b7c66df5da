import type { Page } from '@playwright/test'
import { addDays } from '@rumi/contract'
import { openDesk, today } from '../support/at-the-desk.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

type Family = { clientId: string; first: string }

const beginSecondDog = async (page: Page, { clientId, first }: Family, name: string) => {
  await page.goto(`/oficina/reservas/nueva?cliente=${clientId}&buscar=${first}`)
  await page.getByRole('button', { name: 'Agregar otro rumi' }).click()
  await page.getByLabel('Nombre del rumi').fill(name)
  await page.getByText('Macho', { exact: true }).click()
  await page.getByLabel('Fecha de nacimiento').fill(addDays(today(), -900))
}

/** Refuses what is created under a path for the sake of a field that its form does not show. */
const refuseUnseen = (page: Page, path: string, field: string, message: string) =>
  page.route(`**/api/${path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { message: 'No pasó.', code: 'invalid', issues: [{ path: field, message }] },
        })
      : route.fallback(),
  )

test(
  'a second dog of a known family is written down in a new booking',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const { clientId } = await desk.family('Primera')
    await desk.close()
    await loginAs(page, 'marta')
    await beginSecondDog(page, { clientId, first: 'Primera' }, 'Segundo')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await expect(page.getByRole('checkbox', { name: 'Segundo' })).toBeChecked()
  },
)

test(
  'an error of a field that is not there is shown above the fields',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const { clientId } = await desk.family('Unica')
    await desk.close()
    await loginAs(page, 'admin')

    await test.step('in a form of React Hook Form, which knows the field and hides it', async () => {
      await refuseUnseen(page, 'rumis', 'email', 'Ese correo es de otra cuenta.')
      await beginSecondDog(page, { clientId, first: 'Unica' }, 'Tercero')
      await page.getByRole('button', { name: 'Guardar y seguir' }).click()
      await expect(page.getByRole('alert')).toHaveText('Ese correo es de otra cuenta.')
      await expect(page.getByRole('alert')).toBeInViewport()
    })

    await test.step('in a form with a state of its own', async () => {
      await refuseUnseen(page, 'rooms', 'active', 'No se puede abrir hoy.')
      await page.goto('/oficina/ajustes/habitaciones')
      await page.getByRole('button', { name: 'Agregar habitación' }).click()
      const form = page.getByRole('dialog', { name: 'Agregar habitación' })
      await form.getByLabel('Nombre').fill('Sabino')
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(form.getByRole('alert')).toHaveText('No se puede abrir hoy.')
    })
  },
)
