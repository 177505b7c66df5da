import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const answer = (page: Page, words: 'Seguir escribiendo' | 'Salir sin guardar') =>
  question(page).getByRole('button', { name: words }).click()

test(
  'unsaved text prompts before a page is left by a press or by Back',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta')
    await page.goto('/mi-cuenta/perfil')
    await page.getByRole('link', { name: 'Tus derechos sobre tus datos' }).click()
    const words = page.getByLabel('Cuéntanos qué pides')
    await words.fill('Mi apellido lleva acento.')

    await test.step('a press of the menu', async () => {
      await page.getByRole('link', { name: 'Rumis', exact: true }).last().click()
      await expect(question(page)).toBeVisible()
      await expectReachableByEveryone(page)
      await answer(page, 'Seguir escribiendo')
      await expect(page).toHaveURL(/\/derechos$/)
      await expect(words).toHaveValue('Mi apellido lleva acento.')
    })
    await test.step('Escape keeps it, too, and Back prompts again', async () => {
      await page.goBack()
      await expect(question(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      await expect(words).toHaveValue('Mi apellido lleva acento.')
      await page.goBack()
      await answer(page, 'Salir sin guardar')
      await expect(page).toHaveURL(/\/mi-cuenta\/perfil$/)
    })
    await test.step('no prompt appears without text, or after it was removed', async () => {
      await page.getByRole('link', { name: 'Tus derechos sobre tus datos' }).click()
      await words.fill('algo')
      await words.fill('')
      await page.getByRole('link', { name: 'Rumis', exact: true }).last().click()
      await expect(page).toHaveURL(/\/mi-cuenta\/rumis$/)
      await expect(question(page)).toBeHidden()
    })
  },
)

test('a dialog in the address prompts before Back closes it', { tag: '@long' }, async ({ page }) => {
  await loginAs(page, 'ana')
  await page.goto('/mi-cuenta/rumis')
  await page.getByRole('link', { name: 'Canela' }).last().click()
  const open = () => page.getByRole('link', { name: 'Agregar papel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Papel de Canela' })
  const medicine = dialog.getByLabel('Producto')

  await open()
  await page.goBack()
  await expect(dialog, 'nothing was written').toBeHidden()
  await open()
  await dialog.getByLabel('Tipo').selectOption('Desparasitación interna')
  await medicine.fill('La de la caja azul')
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await expectReachableByEveryone(page)
  await answer(page, 'Seguir escribiendo')
  await expect(medicine).toHaveValue('La de la caja azul')
  await page.goBack()
  await answer(page, 'Salir sin guardar')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/rumis\/[\da-f-]{36}$/)
})

test(
  'a dog that is being written down is kept while one looks elsewhere',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta/rumis/nuevo')
    await page.getByLabel('Nombre').fill('Bruma')
    await page.getByRole('link', { name: 'Reservas', exact: true }).last().click()
    await expect(page).toHaveURL(/\/mi-cuenta\/reservas$/)
    await page.goBack()
    await expect(page.getByLabel('Nombre')).toHaveValue('Bruma')
    await page.getByLabel('Nombre').fill('')
  },
)

test('unsaved text of the office prompts on a page and in a dialog @long', async ({ page }) => {
  await loginAs(page, 'admin')
  await test.step('a page', async () => {
    await page.goto('/oficina/contabilidad/polizas')
    await page.goto('/oficina/contabilidad/polizas/nueva')
    await page.getByLabel('Concepto').fill('Renta de noviembre')
    await page.getByRole('navigation', { name: 'Oficina', exact: true }).getByRole('link').first().click()
    await expect(question(page)).toBeVisible()
    await expectReachableByEveryone(page)
    await answer(page, 'Seguir escribiendo')
    await expect(page.getByLabel('Concepto')).toHaveValue('Renta de noviembre')
    await page.getByRole('navigation', { name: 'Oficina', exact: true }).getByRole('link').first().click()
    await answer(page, 'Salir sin guardar')
    await expect(page).toHaveURL(/\/oficina$/)
  })
  await test.step('a dialog', async () => {
    await page.goto('/oficina/mi-cuenta')
    await page.getByRole('button', { name: 'Cambiar correo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar tu correo' })
    await dialog.getByLabel('Correo nuevo').fill('otra@correo.mx')
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('Lo que escribiste no se ha guardado.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Seguir escribiendo' }).click()
    await expect(dialog.getByLabel('Correo nuevo')).toHaveValue('otra@correo.mx')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cerrar sin guardar' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('the palette prompts before it leaves unsaved text, hours and ticks included @long', async ({
  page,
}) => {
  await loginAs(page, 'admin')
  const goTo = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).fill(words)
    await page.getByRole('option', { name: words, exact: true }).first().click()
  }
  await test.step('text', async () => {
    await page.goto('/oficina/contabilidad/polizas/nueva')
    await page.getByLabel('Concepto').fill('Renta de noviembre')
    await goTo('Rumis')
    await expect(question(page)).toBeVisible()
    await expectReachableByEveryone(page)
    await answer(page, 'Seguir escribiendo')
    await expect(page.getByLabel('Concepto')).toHaveValue('Renta de noviembre')
    await goTo('Rumis')
    await answer(page, 'Salir sin guardar')
    await expect(page).toHaveURL(/\/oficina\/rumis$/)
  })
  await test.step('hours and ticks of a form', async () => {
    await page.goto('/oficina/ajustes/horarios')
    const monday = page.getByRole('group', { name: /, lunes$/ }).first()
    await monday.getByLabel('Abre').fill('06:15')
    await goTo('Rumis')
    await answer(page, 'Seguir escribiendo')
    await expect(monday.getByLabel('Abre')).toHaveValue('06:15')
    await page.reload()
    await monday.getByRole('checkbox').uncheck()
    await goTo('Rumis')
    await answer(page, 'Salir sin guardar')
    await expect(page).toHaveURL(/\/oficina\/rumis$/)
  })
  await test.step('one of several is chosen, and taken back', async () => {
    await page.goto('/oficina/ajustes/casa')
    await page.getByText('Índigo', { exact: true }).click()
    await page.getByText('Sol', { exact: true }).click()
    await goTo('Rumis')
    await expect(page).toHaveURL(/\/oficina\/rumis$/)
    await expect(question(page)).toBeHidden()
  })
  await test.step('a week of a colleague with an added line', async () => {
    await page.goto('/oficina/horarios')
    await page
      .getByRole('button', { name: /^Cambiar el horario de/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Agregar día' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('Lo que escribiste no se ha guardado.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar sin guardar' }).click()
    await expect(dialog).toBeHidden()
  })
})
