import type { Page } from '@playwright/test'
import { openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { pastGuest } from '../support/owner-of-a-guest.ts'
import { demoPeople, loginAs } from '../support/people.ts'

const versions = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Alguien lo cambió mientras escribías' })
const cells = (page: Page, label: string) => page.getByRole('row', { name: label }).getByRole('cell')
const stale = /^Alguien cambió esto antes que tú\./
const recovered = (page: Page) => page.getByText('Recuperamos lo que ya habías escrito.')

test(
  'an unsaved draft about a dog does not overwrite a later change by the desk',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const desk = await openDesk()
    const { users } = await desk.request('get', `/users?search=${demoPeople.luis}`)
    const { rumi } = await desk.request('post', '/rumis', {
      ownerId: users[0].id,
      name: 'Sabueso',
      sex: 'macho',
      birthDate: '2022-03-04',
    })
    const path = `/rumis/${rumi._id}`
    const theDog = async () =>
      (await desk.request('get', `/rumis?ids=${rumi._id}`)).rumis[0] as Record<string, string>
    const editor = `/mi-cuenta/rumis/${rumi._id}/editar`
    const vet = page.getByLabel('Veterinario')
    const save = page.getByRole('button', { name: 'Guardar', exact: true })
    await loginAs(page, 'luis')

    await test.step('only touched fields of a draft are restored', async () => {
      await page.goto(editor)
      await vet.fill('Dra. Ruiz')
      await page.goto('/mi-cuenta/rumis')
      await desk.request('patch', path, { allergies: 'Pollo' })
      await page.goto(editor)
      await expect(vet).toHaveValue('Dra. Ruiz')
      await expect(page.getByLabel('Alergias')).toHaveValue('Pollo')
      await save.click()
      await expect(page).toHaveURL(new RegExp(`${rumi._id}$`))
      expect(await theDog()).toMatchObject({ vet: 'Dra. Ruiz', allergies: 'Pollo' })
    })

    await test.step('two texts for one field both stay visible', async () => {
      await page.goto(editor)
      await expect(vet).toHaveValue('Dra. Ruiz')
      await expect(recovered(page)).toBeHidden()
      await vet.fill('Dra. Ruiz, 55 1234')
      await desk.request('patch', path, { vet: 'Dr. Paz', color: 'Miel' })
      await save.click()
      await expect(versions(page)).toBeVisible()
      await expect(cells(page, 'Veterinario')).toHaveText(['Dra. Ruiz, 55 1234', 'Dr. Paz'])
      await expect(cells(page, 'Color')).toHaveText(['sin cambio', 'Miel'])
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(page).toHaveURL(new RegExp(`${rumi._id}$`))
      expect(await theDog()).toMatchObject({ vet: 'Dra. Ruiz, 55 1234', color: 'Miel', allergies: 'Pollo' })
    })

    await test.step('also where the draft is opened again', async () => {
      await page.goto(editor)
      await vet.fill('Nadie')
      await page.goto('/mi-cuenta/rumis')
      await desk.request('patch', path, { vet: 'Dra. Sol' })
      await page.goto(editor)
      await expect(cells(page, 'Veterinario')).toHaveText(['Nadie', 'Dra. Sol'])
      await page.getByRole('button', { name: 'Quedarme con lo que hay' }).click()
      await expect(vet).toHaveValue('Dra. Sol')
      await page.goto(editor)
      await expect(vet).toHaveValue('Dra. Sol')
      await expect(recovered(page)).toBeHidden()
    })
    await desk.request('delete', path)
    await desk.close()
  },
)

test('the next press saves a profile that was changed meanwhile', { tag: '@long' }, async ({ page }) => {
  const desk = await openDesk()
  const { users } = await desk.request('get', `/users?search=${demoPeople.luis}`)
  const [{ id, name, phone, mutedNotifications }] = users
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/perfil')
  const given = page.getByLabel('Nombre', { exact: true })
  const form = page.locator('form').filter({ has: given })
  const save = form.getByRole('button', { name: 'Guardar', exact: true })
  const box = page.getByRole('group').getByRole('checkbox').first()

  await test.step('the name, while the desk writes the telephone', async () => {
    await given.fill('Luis Ángel')
    await desk.request('put', `/users/${id}`, { phone: '55 9999 0000' })
    await save.click()
    await expect(page.getByText(stale)).toBeVisible()
    await expect(form.getByLabel('Teléfono')).toHaveValue('55 9999 0000')
    const readAgain = page.waitForResponse(
      (answer) => answer.url().includes('/api/users') && answer.request().method() === 'GET',
    )
    await save.click()
    await expect(page.getByText('Guardamos tus datos.')).toBeVisible()
    await readAgain
  })
  await test.step('a notification, which is one press', async () => {
    await desk.request('put', `/users/${id}`, { phone: '55 9999 0001' })
    const was = await box.isChecked()
    await box.click()
    await expect(page.getByText(stale)).toBeVisible()
    await expect(form.getByLabel('Teléfono')).toHaveValue('55 9999 0001')
    await box.click()
    await expect(box).toBeChecked({ checked: !was })
    await box.click()
    await expect(box).toBeChecked({ checked: was })
  })
  const after = (await desk.request('get', `/users?search=${demoPeople.luis}`)).users[0]
  expect(after).toMatchObject({ name: 'Luis Ángel', phone: '55 9999 0001', mutedNotifications })
  await desk.request('put', `/users/${id}`, { name, phone })
  await desk.close()
})

test('a page of the office is compared with a colleague’s change @long', async ({ page }) => {
  const desk = await openDesk()
  await loginAs(page, 'admin')
  const save = page.getByRole('button', { name: 'Guardar', exact: true })

  await test.step('a text of the site', async () => {
    const key = 'home.slides.welcome.title'
    await page.goto('/oficina/ajustes/textos')
    await page.getByRole('searchbox', { name: 'Buscar en los textos' }).fill('bienvenido a {casa}')
    await page.getByRole('button', { name: 'Cambiar Bienvenida, Bienvenida, Título' }).click()
    const words = page.getByLabel('Bienvenida, Bienvenida, Título', { exact: true })
    await words.fill('Bienvenido a {casa}, mío')
    await desk.request('put', `/texts/${key}`, { value: 'Bienvenido a {casa}, suyo' })
    await save.click()
    await expect(versions(page)).toBeVisible()
    await expect(page.getByRole('cell').first()).toHaveText('Bienvenido a {casa}, mío')
    await expect(page.getByRole('cell').last()).toHaveText('Bienvenido a {casa}, suyo')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(
      page.getByRole('paragraph').filter({ hasText: /^Bienvenido a \{casa\}, mío$/ }),
    ).toBeVisible()
    await desk.request('delete', `/texts/${key}`)
  })

  await test.step('a card, of which what was left alone stays theirs', async () => {
    const { planCards } = await desk.request('get', '/planCards?page=grooming')
    const [card] = planCards
    await page.goto('/oficina/ajustes/tarjetas')
    await page.getByRole('button', { name: `Cambiar ${card.planName}` }).click()
    await page.getByLabel('Descripción').fill('Descripción mía')
    await desk.request('patch', `/planCards/${card.id}`, { billingCycle: 'Por visita, suyo' })
    await save.click()
    await expect(page.getByText(stale)).toBeVisible()
    await expect(page.locator('input[value="Por visita, suyo"]')).toBeVisible()
    await save.click()
    await expect(page.getByText(`Guardada: ${card.planName}`)).toBeVisible()
    const [now] = (await desk.request('get', '/planCards?page=grooming')).planCards
    expect(now).toMatchObject({ description: 'Descripción mía', billingCycle: 'Por visita, suyo' })
    const { description, billingCycle } = card
    await desk.request('patch', `/planCards/${card.id}`, { description, billingCycle })
  })

  await test.step('a draft of the books, also where it is posted meanwhile', async () => {
    const { accounts } = await desk.request('get', '/accounting/accounts?search=bancos')
    const line = { accountId: accounts.at(-1).id, memo: '' }
    const { glEntry } = await desk.request('post', '/accounting/glEntries', {
      date: today(),
      description: 'Prueba',
      status: 'draft',
      lines: [
        { ...line, debitCentavos: 100, creditCentavos: 0 },
        { ...line, debitCentavos: 0, creditCentavos: 100 },
      ],
    })
    const path = `/accounting/glEntries/${glEntry.id}`
    await page.goto(`/oficina/contabilidad/polizas/${glEntry.id}`)
    await page.getByLabel('Concepto').fill('Prueba mía')
    await desk.request('put', path, { description: 'Prueba suya' })
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await expect(cells(page, 'Concepto')).toHaveText(['Prueba mía', 'Prueba suya'])
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(page.getByText('Guardado el borrador.')).toBeVisible()
    await expect(versions(page)).toBeHidden()
    await page.getByLabel('Concepto').fill('Prueba otra vez')
    await desk.request('put', path, { status: 'posted' })
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await expect(page.getByText(/^Alguien la registró mientras escribías/)).toBeVisible()
    await expect(page.getByLabel('Concepto')).toHaveValue('Prueba otra vez')
    await expectReachableByEveryone(page)
  })

  await test.step('the nights of a room that is out of service', async () => {
    const { room } = await desk.request('post', '/rooms', { name: 'Cuarto de prueba', size: 'small' })
    await page.goto('/oficina/ajustes/habitaciones')
    await page.getByRole('button', { name: 'Fuera de servicio: Cuarto de prueba' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Desde la noche del').fill('2029-01-10')
    await dialog.getByLabel('Vuelve el').fill('2029-01-12')
    await dialog.getByLabel('Motivo').fill('Pintura')
    await desk.request('patch', `/rooms/${room.id}`, {
      outOfService: [{ from: '2029-03-01', to: '2029-03-02', reason: 'Plomería' }],
    })
    await dialog.getByRole('button', { name: 'Sacar de servicio' }).click()
    await expect(dialog.getByText(stale)).toBeVisible()
    await expect(dialog.getByText('Plomería')).toBeVisible()
    await dialog.getByRole('button', { name: 'Sacar de servicio' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await desk.request('delete', `/rooms/${room.id}`)
  })
  await desk.close()
})

test('a report that was left half written keeps what a colleague wrote on it since @long', async ({
  page,
  complaints,
}) => {
  const { bookingId, day, dog } = await pastGuest(5)
  const desk = await openDesk()
  const { serviceBookings } = await desk.request('get', `/serviceBookings?from=${day}&to=${day}&limit=200`)
  const rumiId = serviceBookings.find(({ id }: { id: string }) => id === bookingId).rumiIds[0]
  const { reportCard } = await desk.request('post', '/reportCards', { bookingId, rumiId, day })
  await loginAs(page, 'marta')
  const editor = `/oficina/reportes/${bookingId}/${rumiId}?dia=${day}`
  await page.goto(editor)
  await expect(page.getByRole('heading', { name: `El día de ${dog}` })).toBeVisible()
  await page.route('**/api/reportCards/*', (route) => route.abort())
  await page.getByLabel('Cuéntale a su familia').fill('Corrió mucho.')
  await expect(page.getByText('Sin señal: se guarda en cuanto vuelva')).toBeVisible()
  await page.goto('about:blank')
  await page.unroute('**/api/reportCards/*')
  await desk.request('patch', `/reportCards/${reportCard.id}`, { mood: 'calm', ate: 'all' })
  await page.goto(editor)
  await expect(page.getByLabel('Cuéntale a su familia')).toHaveValue('Corrió mucho.')
  await expect(page.getByText('Borrador guardado')).toBeVisible()
  const [now] = (await desk.request('get', `/reportCards?bookingId=${bookingId}`)).reportCards
  expect(now).toMatchObject({ words: 'Corrió mucho.', mood: 'calm', ate: 'all' })
  complaints.splice(0)
  await desk.close()
})

test('a dog that is half written stays with the family it was begun in, and its owner is seen @long', async ({
  page,
}) => {
  const desk = await openDesk()
  const first = await desk.family('Primera')
  const second = await desk.family('Segunda')
  await loginAs(page, 'marta')
  const dialog = page.getByRole('dialog')
  const begin = async (clientId: string) => {
    await page.goto(`/oficina/clientes/${clientId}`)
    await page.getByRole('button', { name: 'Agregar rumi' }).click()
  }
  await begin(first.clientId)
  await dialog.getByLabel('Nombre').fill('Toby')
  await begin(second.clientId)
  await expect(dialog.getByLabel('Nombre')).toHaveValue('')
  await begin(first.clientId)
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Toby')
  await dialog.getByRole('button', { name: 'Empezar de cero' }).click()

  await page.goto('/oficina/rumis')
  await page.getByRole('button', { name: 'Nuevo rumi' }).click()
  const owner = dialog.getByRole('combobox', { name: 'Dueño' })
  await owner.fill('Elena de Segunda')
  await dialog
    .getByRole('option', { name: /Elena de Segunda/ })
    .first()
    .click()
  await dialog.getByLabel('Nombre').fill('Canicas')
  await page.goto('/oficina/rumis')
  await page.getByRole('button', { name: 'Nuevo rumi' }).click()
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Canicas')
  await expect(owner).toHaveValue(/^Elena de Segunda/)
  await expectReachableByEveryone(page)
  await dialog.getByRole('button', { name: 'Empezar de cero' }).click()
  await expect(owner).toHaveValue('')
  await desk.close()
})
