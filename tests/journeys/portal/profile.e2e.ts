import type { Page } from '@playwright/test'
import { heicPicture } from '../../../apps/api/src/files/testing/pictures.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { newOwner, ownersPassword as password, signIn } from '../support/new-owner.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { loginAs, confirmPassword } from '../support/people.ts'

const picture = async (page: Page, name: string) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400)
    const brush = canvas.getContext('2d')!
    brush.fillStyle = '#2EC4B6'
    brush.fillRect(0, 0, 600, 400)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

/** Photo of a phone, larger than the server accepts. */
const heavyPhoto = async (page: Page, name: string) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const brush = canvas.getContext('2d')!
    const noise = brush.createImageData(2400, 1800)
    for (let at = 0; at < noise.data.length; at += 4) {
      noise.data[at] = Math.random() * 256
      noise.data[at + 1] = Math.random() * 256
      noise.data[at + 2] = Math.random() * 256
      noise.data[at + 3] = 255
    }
    brush.putImageData(noise, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return new Promise<string>((done) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => done((reader.result as string).split(',')[1]!))
      reader.readAsDataURL(blob)
    })
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') }
}

test(
  'a heavy photo is made lighter before it leaves, and what the line lost is sent again',
  { tag: ['@phone-only', '@long'] },
  async ({ page, complaints }) => {
    test.setTimeout(90_000)
    await newOwner(page, 'Nora')
    await page.goto('/mi-cuenta/rumis/nuevo')
    await page.getByLabel('Nombre').fill('Bruma')
    await page.getByText('Hembra', { exact: true }).click()
    await page.getByLabel('Fecha de nacimiento').fill('2023-01-10')
    await page.getByRole('button', { name: 'Agregar rumi' }).click()
    await expect(page.getByRole('heading', { name: 'Bruma' })).toBeVisible()

    const photo = await heavyPhoto(page, 'bruma.png')
    expect(photo.buffer.length).toBeGreaterThan(10 * 1024 * 1024)
    await page.route('**/uploadRoutes?*', (route) => route.abort(), {
      times: 1,
    })
    await page.getByLabel('Subir su foto').setInputFiles(photo)
    await page.getByRole('button', { name: 'Intentar otra vez' }).scrollIntoViewIfNeeded()
    await expectReachableByEveryone(page)
    const sent = page.waitForRequest('**/uploadRoutes?*')
    await page.getByRole('button', { name: 'Intentar otra vez' }).click()
    expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(4 * 1024 * 1024)
    await expect(page.getByRole('img', { name: 'Foto de Bruma' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Intentar otra vez' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Agregar papel' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Vacuna', { exact: true }).selectOption('Rabia')
    await form.getByLabel('Fecha de aplicación').fill('2026-09-01')
    await form.getByLabel('Elegir archivo').setInputFiles(photo)
    for (const product of ['Múltiple', 'Bordetella']) {
      await form.getByLabel(product, { exact: true }).check()
      await form.getByLabel(`Fecha de ${product}`).fill('2026-09-01')
    }
    await page.route('**/api/rumis/*/medical-records', (route) => route.abort(), { times: 1 })
    await form.getByRole('button', { name: 'Guardar papel' }).click()
    await expect(form.getByText('La foto no llegó.')).toBeVisible()
    await expect(form.getByLabel('Fecha de aplicación')).toHaveValue('2026-09-01')
    await expectReachableByEveryone(page)
    await form.getByLabel('Bordetella', { exact: true }).uncheck()
    await form.getByLabel('Fecha de Múltiple').fill('2026-08-15')
    await form.getByRole('button', { name: 'Guardar papel' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Vacuna: Rabia', { exact: true })).toHaveCount(1)
    await expect(page.getByText('Vacuna: Bordetella', { exact: true })).toHaveCount(0)
    const changed = page.getByRole('listitem').filter({ hasText: 'Vacuna: Múltiple' })
    await expect(changed).toContainText('15 de agosto')
    const lost = complaints.splice(0)
    expect(lost).toHaveLength(2)
    for (const each of lost) expect(each).toContain('ERR_FAILED')
  },
)

test(
  'an owner completes the profile, and each mistake is shown beside its field',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await newOwner(page, 'Irene')
    await page.goto('/mi-cuenta/perfil')
    const form = page.locator('form').filter({ has: page.getByLabel('Apellidos') })
    await form.getByLabel('Teléfono').fill('123')
    await page.getByLabel('Apellidos').click()
    await expect(
      page.getByText('Escribe un teléfono de 10 dígitos, o con + y su país si es de fuera.'),
    ).toBeVisible()
    await form.getByLabel('Teléfono').fill('55 1234 5678')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Guardamos tus datos.')).toBeVisible()

    await page.getByRole('button', { name: 'Agregar datos de factura' }).click()
    await page.getByLabel('RFC').fill('vecj880230xxx')
    await page.getByLabel('Código postal fiscal').fill('01710')
    await expect(page.getByText('Revisa tu RFC: la fecha que lleva dentro no existe.')).toBeVisible()
    await page.getByLabel('RFC').fill('vecj880326xx2')
    await expect(page.getByText(/^Su último carácter no va con los demás\./)).toBeVisible()
    await test.step('as it comes from a paper, with a space before it', async () => {
      await page.getByLabel('RFC').fill('')
      await page.getByLabel('RFC').pressSequentially(' vecj880326xx1')
      await page.getByLabel('Código postal fiscal').fill('')
      await page.getByLabel('Código postal fiscal').pressSequentially(' 01710')
    })
    await page.getByLabel('Nombre o razón social').fill('IRENE VEGA')
    await page.getByLabel('Régimen fiscal').selectOption('612')
    await page.getByLabel('Uso del CFDI').selectOption('G03')
    await page.getByRole('button', { name: 'Guardar', exact: true }).last().click()
    await expect(page.getByText('Guardamos tus datos de factura.')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.reload()
    await expect(page.getByLabel('RFC')).toHaveValue('VECJ880326XX1')

    await page.getByRole('link', { name: 'Ver y descargar mis datos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lo que guardamos de ti' })).toBeVisible()
    await expect(page.getByText('IRENE VEGA')).toBeVisible()
    await expectReachableByEveryone(page)
    for (const [button, file] of [
      ['Descargar en Excel', 'mis-datos.xlsx'],
      ['Descargar como datos (JSON)', 'mis-datos.json'],
    ] as const) {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      expect((await saving).suggestedFilename()).toBe(file)
    }
  },
)

test(
  'a new address opens the account once it has proven itself, and the old one does not',
  { tag: '@long' },
  async ({ page }) => {
    const email = await newOwner(page, 'Olga')
    const next = `nueva-${email}`
    await page.goto('/mi-cuenta/perfil')
    await page.getByRole('button', { name: 'Cambiar correo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correo nuevo').fill(next)
    await dialog.getByLabel('Tu contraseña actual').fill('no es esa')
    await dialog.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(dialog.getByText('Esa no es tu contraseña actual.')).toBeVisible()
    await expectReachableByEveryone(page)
    await dialog.getByLabel('Tu contraseña actual').fill(password)
    await dialog.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(dialog.getByText(`Enviamos un enlace a ${next}.`)).toBeVisible()

    await page.goto(await linkInMailTo(next, '/auth/correo/'))
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Usar este correo' }).click()
    await expect(page.getByText('Tu correo cambió. Entra con el nuevo.')).toBeVisible()
    await signIn(page, next)
    await expect(page).toHaveURL(/\/mi-cuenta$/)
  },
)

test(
  'a medical record with its photo is turned down, the owner hears why at once, corrects it, and it counts',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    await newOwner(page, 'Tere')
    const dog = `Pixie ${project.name} ${Date.now() % 10_000}`
    await page.goto('/mi-cuenta/rumis/nuevo')
    await page.getByLabel('Nombre').fill(dog)
    await page.getByText('Hembra', { exact: true }).click()
    await page.getByLabel('Fecha de nacimiento').fill('2023-01-10')
    await page.getByRole('button', { name: 'Agregar rumi' }).click()
    await expect(page.getByRole('heading', { name: dog })).toBeVisible()

    await page.getByLabel('Subir su foto').setInputFiles(await picture(page, 'pixie.png'))
    const portrait = page.getByRole('img', { name: `Foto de ${dog}` })
    await expect(portrait).toHaveAttribute('src', /^\/files\//)
    const before = await portrait.getAttribute('src')
    await page.getByLabel('Cambiar su foto').setInputFiles({
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: heicPicture,
    })
    await expect(portrait).not.toHaveAttribute('src', before!)
    await page.getByLabel('Cambiar su foto').setInputFiles({
      name: 'IMG_2.HEIC',
      mimeType: 'image/heic',
      buffer: heicPicture.subarray(0, 300),
    })
    await expect(page.getByText('No pudimos convertir esa foto HEIC')).toBeVisible()

    await page.getByRole('link', { name: 'Agregar papel' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Vacuna', { exact: true }).selectOption('Rabia')
    await form.getByLabel('Fecha de aplicación').fill('2026-09-01')
    await form.getByLabel('Elegir archivo').setInputFiles(await picture(page, 'cartilla.png'))
    await expectReachableByEveryone(page)
    await form.getByRole('button', { name: 'Guardar papel' }).click()
    await expect(form).toBeHidden()

    const deskContext = await browser.newContext(project.use.baseURL ? { baseURL: project.use.baseURL } : {})
    const desk = await deskContext.newPage()
    await loginAs(desk, 'marta')
    await desk.goto('/oficina/expedientes')
    await desk.getByRole('listitem').filter({ hasText: dog }).getByRole('button').click()
    await expect(desk.getByRole('img', { name: `${dog} · Vacuna: Rabia` })).toBeVisible()
    await expectReachableByEveryone(desk)
    await desk.keyboard.press('r')
    await desk.getByRole('button', { name: 'No se lee la foto.' }).click()
    await desk.getByRole('button', { name: 'Avisar al dueño' }).click()
    await expect(desk.getByRole('listitem').filter({ hasText: dog })).toHaveCount(0)

    await expect(page.getByText(`Falta corregir un papel de ${dog}`)).toBeVisible({ timeout: 20_000 })
    await page.reload()
    await expect(page.getByText('No se lee la foto. Súbela con luz y de cerca.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Corregir: Vacuna: Rabia' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar papel' }).click()
    await expect(page.getByText('Por corregir')).toBeHidden()

    await desk.reload()
    await desk.getByRole('listitem').filter({ hasText: dog }).getByRole('button').click()
    await desk.keyboard.press('v')
    await expect(desk.getByRole('listitem').filter({ hasText: dog })).toHaveCount(0)
    await expect(page.getByText(`Aprobamos la vacuna antirrábica de ${dog}`)).toBeVisible({ timeout: 20_000 })
    await deskContext.close()
  },
)

test('an account is closed only by the word, and opens no more @long', async ({ page }) => {
  const email = await newOwner(page, 'Sara')
  await page.goto('/mi-cuenta/perfil')
  await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', {
    name: 'Cerrar mi cuenta para siempre',
  })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Escribe CERRAR para confirmar').fill('cerrar')
  await expectReachableByEveryone(page)
  await confirm.click()
  await expectReachableByEveryone(page)
  await confirmPassword(page, password)
  await expect(page.getByText('Cerramos tu cuenta: borramos tus datos')).toBeVisible()
  await signIn(page, email)
  await expect(page.getByText('El correo o la contraseña no coinciden.')).toBeVisible()
})

test(
  'a person chooses which notifications they get and how, with each press',
  { tag: '@long' },
  async ({ page }) => {
    await newOwner(page, 'Discreta')
    await page.goto('/mi-cuenta/perfil')
    const reminders = page.getByRole('group', { name: 'Recordatorios' })
    const byMail = reminders.getByLabel('Por correo')
    await expect(byMail).toBeChecked()
    await byMail.click()
    await expect(page.getByText('Guardado.', { exact: true })).toBeVisible()
    await expect(byMail).not.toBeChecked()
    await expectReachableByEveryone(page)
    await page.reload()
    await expect(byMail).not.toBeChecked()
    await expect(reminders.getByLabel('En tu cuenta')).toBeChecked()
  },
)

test(
  'the profile stands once it is whole, and nothing in it moves under the finger',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'luis')
    for (const late of ['**/api/auth/sessions', '**/api/auth/second-factors', '**/api/users/*/family'])
      await page.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        await route.continue()
      })
    await page.goto('/mi-cuenta/perfil')
    const rights = page.getByRole('link', { name: 'Tus derechos sobre tus datos' })
    await expect(rights).toBeVisible()
    const before = await rights.boundingBox()
    await expect(page.getByText('Este aparato')).toBeVisible()
    expect(await rights.boundingBox()).toEqual(before)
  },
)
