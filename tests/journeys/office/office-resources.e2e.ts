import type { APIRequest } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs, demoPassword, demoPeople, confirmPassword } from '../support/people.ts'

const unique = () => `${Date.now() % 10_000_000}`

/** A colleague at another screen, with a session of their own. */
async function colleagueOf(request: APIRequest, baseURL: string | undefined, email: string) {
  const colleague = await request.newContext(baseURL ? { baseURL } : {})
  const answer = await colleague.post('/api/auth/login', { data: { email, password: demoPassword } })
  const { token } = (await answer.json()) as { token: string }
  return { colleague, headers: { authorization: `Bearer ${token}` } }
}

type Services = { data: { service: { id: string; version: number }[] } }

test(
  'the desk keeps its services by keyboard: makes one, finds it, meets a quicker colleague, and deletes it',
  { tag: ['@also-phone', '@long'] },
  async ({ page, playwright, baseURL }, { project }) => {
    const name = `Baño de luna ${unique()}`
    const isPhone = project.name === 'phone'
    const found = page.locator('[data-row]').filter({ hasText: name })
    await loginAs(page, 'marta')
    await page.goto('/oficina/servicios?tipo=Grooming')
    await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible()
    await expectReachableByEveryone(page)

    await test.step('a new one says beside each field what is wrong, and keeps what was written', async () => {
      if (isPhone) await page.getByRole('button', { name: 'Nuevo servicio' }).click()
      else await page.keyboard.press('n')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Servicio', { exact: true }).fill(name)
      await dialog.getByLabel('Precio').fill('gratis')
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog.getByText('Escribe el importe en pesos, como 250 o 250.50.')).toBeVisible()
      await expect(dialog.getByText('Elige un tipo de servicio de la lista.')).toBeVisible()
      await expectReachableByEveryone(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Nuevo servicio' }).click()
      await expect(
        dialog.getByText('Sigue donde te quedaste: recuperamos lo que habías escrito.'),
      ).toBeVisible()
      await expect(dialog.getByLabel('Servicio', { exact: true })).toHaveValue(name)
      await dialog.getByLabel('Precio').fill('1,240.50')
      await dialog.getByLabel('Tipo').selectOption('Grooming')
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('it is found by its words, which the address holds', async () => {
      if (isPhone) await page.getByRole('searchbox').focus()
      else await page.keyboard.press('/')
      await page.keyboard.type(name.toUpperCase().replace('Ñ', 'N'))
      await expect(found).toContainText('$1,240.50 MXN')
      await expect(page).toHaveURL(/buscar=BANO/)
      await page.reload()
      await expect(found).toContainText('$1,240.50 MXN')
      await expect(page.getByRole('button', { name })).toHaveCount(1)
    })

    await test.step('a colleague who was quicker is shown beside what was written, and nothing is lost', async () => {
      if (isPhone) await page.getByRole('button', { name }).click()
      else {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('button', { name })).toBeFocused()
        await page.keyboard.press('Enter')
      }
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Precio')).toHaveValue('1240.50')
      const { colleague, headers } = await colleagueOf(playwright.request, baseURL, demoPeople.admin)
      const searched = await colleague.get(`/api/services?search=${encodeURIComponent(name)}`, { headers })
      const { id, version } = ((await searched.json()) as Services).data.service[0]!
      const data = { priceCentavos: 90_000, durationMinutes: 90, version }
      expect((await colleague.put(`/api/services/${id}`, { headers, data })).status()).toBe(200)

      await dialog.getByLabel('Precio').fill('800')
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog.getByText('Alguien lo cambió mientras escribías')).toBeVisible()
      const price = dialog.getByRole('row', { name: /Precio/ })
      await expect(price.getByRole('cell')).toHaveText(['$800.00 MXN', '$900.00 MXN'])
      await expect(dialog.getByRole('row', { name: /Duración/ }).getByRole('cell')).toHaveText([
        'sin cambio',
        '90 min',
      ])
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(dialog).toBeHidden()
      await expect(found).toContainText('$800.00 MXN')
      const kept = await colleague.get(`/api/services?ids=${id}`, { headers })
      expect((await kept.json()) as Services).toMatchObject({
        data: { service: [{ priceCentavos: 80_000, durationMinutes: 90 }] },
      })
      await colleague.dispose()
    })

    await test.step('deleting says what will happen, and happens', async () => {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar servicio' }).click()
      const question = page.getByRole('dialog', { name: `¿Borrar ${name}?` })
      await expect(question.getByText('ya nadie podrá reservarlo')).toBeVisible()
      await expectReachableByEveryone(page)
      await question.getByRole('button', { name: 'Borrar servicio' }).click()
      await expect(page.getByText('Nada con esos datos')).toBeVisible()
    })

    await test.step('rejects deleting records in use and offers another way', async () => {
      await page.goto('/oficina/servicios?buscar=guardería')
      await page.getByRole('button', { name: 'Día de guardería' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar servicio' }).click()
      const question = page.getByRole('dialog', { name: /Borrar Día/ })
      await question.getByRole('button', { name: 'Borrar servicio' }).click()
      await expect(question.getByText('Ese servicio tiene reservas')).toBeVisible()
      await expect(question.getByRole('button', { name: 'Marcar como no disponible' })).toBeVisible()
      await question.getByRole('button', { name: 'Volver' }).click()
    })
  },
)

test('the desk welcomes a client and a dog at the counter, and finds both again @long', async ({ page }) => {
  const who = unique()
  const dog = `Ñandú ${who}`
  await loginAs(page, 'marta')
  await page.goto('/oficina/clientes')
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  await expectReachableByEveryone(page)

  await test.step('the client', async () => {
    await page.getByRole('button', { name: 'Nuevo cliente' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill('Julián')
    await dialog.getByLabel('Apellidos').fill(`Peña ${who}`)
    await dialog.getByLabel('Correo').fill(`julian-${who}@correo.mx`)
    await dialog.getByLabel('Teléfono').fill('55 1234 5678')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Julián Peña ${who}` })).toBeVisible()
    await page.getByRole('button', { name: 'Registrar identificación' }).click()
    await expect(page.getByText('Registrada', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
  })

  await test.step('the dog, on the page of its owner', async () => {
    await page.getByRole('button', { name: 'Agregar rumi' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill(dog)
    await dialog.getByText('Macho', { exact: true }).click()
    await dialog.getByLabel('Fecha de nacimiento').fill('2023-05-01')
    await expectReachableByEveryone(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: dog })).toBeVisible()
    await expect(page.getByText('Falta', { exact: true }).first()).toBeVisible()
    await expectReachableByEveryone(page)
  })

  await test.step('both are found, without minding accents', async () => {
    await page.goto('/oficina/rumis?buscar=nandu')
    await page.goto(`/oficina/rumis?buscar=${encodeURIComponent(dog)}`)
    const found = page.getByRole('link', { name: dog })
    await expect(found).toBeVisible()
    await expect(page.getByText(`Julián Peña ${who}`)).toBeVisible()
    await expectReachableByEveryone(page)
    await page.goto(`/oficina/clientes?buscar=julian+pena+${who}`)
    await expect(page.getByRole('link', { name: `Julián Peña ${who}` })).toBeVisible()
    await expect(page.getByText(dog)).toBeVisible()
  })

  await test.step('a dog without a history can be deleted', async () => {
    await page.goto(`/oficina/rumis?buscar=${encodeURIComponent(dog)}`)
    await page.getByRole('link', { name: dog }).click()
    await page.getByRole('button', { name: 'Editar datos' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar rumi' }).click()
    await page
      .getByRole('dialog', { name: `¿Borrar a ${dog}?` })
      .getByRole('button', { name: 'Borrar rumi' })
      .click()
    await expect(page).toHaveURL(/\/oficina\/rumis$/)
  })
})

test('Ctrl K goes anywhere, says when it cannot search, the columns are remembered, and the workbook is downloaded @long', async ({
  page,
  complaints,
}) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina/rumis')
  await expect(page.getByRole('link', { name: 'Canela' }).first()).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Todo con el teclado' })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Raza' }).uncheck()
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByRole('columnheader', { name: 'Raza' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Dueño' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Raza' })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar libro' }).click()
  expect((await download).suggestedFilename()).toBe('RumisData.xlsx')
  await expect(page.getByText('Descarga lista: RumisData.xlsx.')).toBeVisible()

  await page.keyboard.press('Control+k')
  const away = { code: 'unavailable', message: 'La casa no responde. Inténtalo en un minuto.' }
  await page.route(/\/api\/rumis\?.*search=canela/, (route) => route.fulfill({ status: 503, json: away }))
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).fill('canela')
  await expect(page.getByRole('alert').filter({ hasText: away.message })).toBeVisible()
  await page.unrouteAll()
  complaints.length = 0
  await page.getByRole('button', { name: 'Volver a intentar' }).click()
  await expect(page.getByRole('option', { name: /Canela/ })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Canela' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).fill('produc')
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).fill('canela cobrar')
  await expect(page.getByRole('option', { name: /^Cobrar a Ana .*, familia de Canela$/ })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).press('Enter')
  await expect(page.getByRole('dialog', { name: /^Cobrar a Ana/ })).toBeVisible()
})

test('an administrator gives a role and ends sessions; who keeps the books only reads @long', async ({
  page,
  browser,
}, { project }) => {
  const who = unique()
  await loginAs(page, 'admin')
  await page.goto('/oficina/usuarios')
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: 'Nuevo usuario' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Nadia')
  await dialog.getByLabel('Apellidos').fill(who)
  await dialog.getByLabel('Correo').fill(`nadia-${who}@correo.mx`)
  await expectReachableByEveryone(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expectReachableByEveryone(page)
  await question.getByLabel('Tu contraseña', { exact: true }).fill('no es esa')
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(question.getByText('Esa no es tu contraseña actual.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Nadia')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await confirmPassword(page)
  await expect(question).toBeHidden()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox').fill(who)
  const nadia = page.getByRole('button', { name: `Nadia ${who}` })
  await nadia.click()
  await dialog.getByLabel('Rol', { exact: true }).selectOption({ label: 'Contabilidad' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-row]').filter({ hasText: who })).toContainText('Contabilidad')
  await expect(async () => {
    await nadia.click()
    await expect(dialog).toBeVisible({ timeout: 3_000 })
  }, 'the record opens again').toPass({ timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
  await expect(page.getByText(`Cerramos las sesiones de Nadia ${who}.`)).toBeVisible()
  await expectReachableByEveryone(page)
  await dialog.getByRole('button', { name: 'Cerrar cuenta' }).click()
  await page
    .getByRole('dialog', { name: /Cerrar la cuenta/ })
    .getByRole('button', { name: 'Cerrar cuenta' })
    .click()
  await expect(page.getByText('Nada con esos datos')).toBeVisible()

  const booksContext = await browser.newContext(project.use.baseURL ? { baseURL: project.use.baseURL } : {})
  const books = await booksContext.newPage()
  await loginAs(books, 'conta')
  await books.goto('/oficina/servicios')
  await books.getByRole('button', { name: 'Noche de hotel' }).click()
  await expect(books.getByRole('dialog').getByText('$550.00 MXN')).toBeVisible()
  await expect(books.getByRole('button', { name: /Guardar|Borrar|Nuevo servicio/ })).toHaveCount(0)
  await expectReachableByEveryone(books)
  await books.goto('/oficina/usuarios')
  await expect(books.getByRole('heading', { name: 'Esta parte no es de tu rol' }).first()).toBeVisible()
  await booksContext.close()
})

test('the desk reviews mails that could not be sent', { tag: ['@also-phone', '@long'] }, async ({ page }) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina/correos-detenidos')
  await expect(page.getByRole('heading', { level: 1, name: 'Correos detenidos' })).toBeVisible()
  await expectReachableByEveryone(page)
})
