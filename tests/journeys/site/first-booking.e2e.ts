import type { Page } from '@playwright/test'
import { addDays, dayOf, formatDay, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { demoPassword, demoPeople } from '../support/people.ts'

const today = () => dayOf(new Date().toISOString())

/** A day of the guardería far enough for medical records to count, and near enough for a calendar to show it at once. */
function dayToBook() {
  let day = addDays(today(), 6)
  while (!takesPlaceOn('Guardería', day, usualCalendar)) day = addDays(day, 1)
  return day
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth/login')
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

async function addMedicalRecord(page: Page, kind: string, product: string | null, appliedOn: string) {
  await page.getByRole('link', { name: 'Agregar papel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tipo').selectOption({ label: kind })
  if (product) await dialog.getByLabel('Vacuna', { exact: true }).selectOption(product)
  await dialog.getByLabel('Fecha de aplicación').fill(appliedOn)
  await dialog.getByRole('button', { name: 'Guardar papel' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'a stranger becomes a customer, adds a dog with its medical records, books a day, and the desk confirms it by looking at them',
  { tag: '@also-wide' },
  async ({ page, browser }, { project }) => {
    test.setTimeout(180_000)
    const email = `carmen-${project.name}-${Date.now() % 100_000}@correo.mx`
    const password = 'tres perros en el patio'
    const dog = `Nube ${project.name} ${Date.now() % 1_000}`
    const day = dayToBook()
    page.setDefaultTimeout(15_000)
    const deskContext = await browser.newContext(project.use.baseURL ? { baseURL: project.use.baseURL } : {})
    const desk = await deskContext.newPage()
    desk.setDefaultTimeout(15_000)

    const visit = desk.getByRole('listitem').filter({ hasText: dog })
    const waiting = desk.getByRole('listitem').filter({ hasText: dog })
    await test.step('she registers and proves her address', async () => {
      await page.goto('/guarderia')
      await page.getByRole('link', { name: 'Reservar: Plan Diario' }).click()
      await expect(page).toHaveURL(/\/reservar\?servicio=/)
      await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
      await page.getByRole('link', { name: 'Regístrate aquí' }).click()
      await page.getByLabel('Nombre').fill('Carmen')
      await page.getByLabel('Apellidos').fill('Ríos')
      await page.getByLabel('Correo', { exact: true }).fill(email)
      await page.getByLabel('Confirma tu correo').fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(password)
      await page.getByLabel('Confirma tu contraseña').fill(password)
      await page.getByRole('button', { name: 'Crear cuenta' }).click()
      await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
      await expectReachableByEveryone(page)
      await page.reload()
      await expect(page.getByText(email)).toBeVisible()
      await page.goto(await linkInMailTo(email, '/auth/verificar/'))
      await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
      await expect(page, 'inside, where she wanted to go').toHaveURL(/\/mi-cuenta\/reservar/)
      await expectReachableByEveryone(page)
    })

    await test.step('she adds her dog, and reads what is missing', async () => {
      await page.goto('/mi-cuenta/rumis/nuevo')
      await page.getByLabel('Nombre').fill(dog)
      await page.getByText('Hembra').click()
      await page
        .getByLabel('Fecha de nacimiento')
        .fill(addDays(today(), project.name === 'phone' ? -900 : -20 * 7))
      await page.getByLabel('Raza').fill('Poodle')
      await page.getByLabel('Color').fill('Blanco')
      await page.getByRole('button', { name: 'Agregar rumi' }).click()
      await expect(page.getByRole('heading', { level: 1, name: dog })).toBeVisible()
      await expect(page.getByText('Falta', { exact: true }).first()).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('she writes its medical records down', async () => {
      const before = addDays(today(), -20)
      await page.getByRole('link', { name: 'Agregar papel' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Vacuna', { exact: true }).selectOption('Múltiple')
      await dialog.getByLabel('Fecha de aplicación').fill(before)
      await dialog.getByLabel('Elegir archivo').setInputFiles({
        name: 'cartilla.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await smallestPicture.arrayBuffer()),
      })
      for (const product of ['Rabia', 'Bordetella']) {
        await dialog.getByLabel(product, { exact: true }).check()
        await dialog.getByLabel(`Fecha de ${product}`).fill(before)
      }
      for (const [deworming, appliedOn] of [
        ['Desparasitación interna', before],
        ['Desparasitación externa', addDays(today(), -6)],
      ] as const) {
        await dialog.getByLabel(deworming, { exact: true }).check()
        await dialog.getByLabel(`Fecha de ${deworming.toLowerCase()}`).fill(appliedOn)
      }
      const sent: string[] = []
      page.on(
        'request',
        (request) => request.method() === 'GET' || sent.push(new URL(request.url()).pathname),
      )
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Guardar papel' }).click()
      await expect(dialog).toBeHidden()
      expect(sent, 'five records and their photo in one request').toHaveLength(1)
      await expect(page.getByText('En revisión', { exact: true }).first()).toBeVisible()
    })

    await test.step('she books the day, every choice in the address, and sees the price before it binds', async () => {
      await page.goto('/mi-cuenta/reservar')
      await expectReachableByEveryone(page)
      await page.getByRole('link', { name: 'Día de guardería' }).click()
      await expect(page.getByRole('heading', { name: '¿Quién viene?' })).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('link', { name: 'Continuar' }).click()
      if (day.slice(0, 7) !== today().slice(0, 7))
        await page.getByRole('button', { name: 'Mes siguiente' }).click()
      const calendarDay = page.getByRole('button', {
        name: new RegExp(formatDay(day).replace(' ', ', '), 'i'),
      })
      await calendarDay.click()
      await page.getByRole('link', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(new RegExp(`desde=${day}`))
      await expect(page.getByText('IVA 16 %')).toBeVisible()
      await expectReachableByEveryone(page)
      await page.reload()
      await page.getByRole('button', { name: /^Reservar por \$/ }).click()
      await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
      await expectReachableByEveryone(page)
      await page.goto('/mi-cuenta/reservas')
      await expect(page.getByText(dog).first()).toBeVisible()
    })

    await test.step('the booking says what it waits for, and the desk cannot confirm it by hand', async () => {
      await page.getByRole('link', { name: 'Ver la reserva' }).first().click()
      await expect(page.getByText('Por confirmar, en cuanto veamos sus papeles.')).toBeVisible()
      await expect(page.getByText('Llega 30 minutos antes.')).toBeVisible()
      await expectReachableByEveryone(page)
      await signIn(desk, demoPeople.marta, demoPassword)
      await expect(desk).toHaveURL(/\/oficina/)
      await desk.goto(`/oficina?dia=${day}`)
      await expect(visit.getByText('Papeles por revisar')).toBeVisible()
      await expect(visit.getByRole('button', { name: 'Confirmar' })).toHaveCount(0)
      await expectReachableByEveryone(desk)
    })

    await test.step('the desk turns a medical record down; she reads why, and sends another photo', async () => {
      await desk.goto('/oficina/expedientes')
      await expect(waiting).toHaveCount(5)
      await waiting.filter({ hasText: 'Rabia' }).getByRole('button').click()
      await desk.getByRole('button', { name: 'Rechazar' }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByLabel('Razón').fill('No se lee la fecha.')
      await dialog.getByRole('button', { name: 'Avisar al dueño' }).click()
      await expect(waiting).toHaveCount(4)
      await page.reload()
      await expect(page.getByText('«No se lee la fecha»')).toBeVisible()
      await expect(page.getByText('Guardamos su lugar hasta')).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('link', { name: 'Subir sus papeles' }).click()
      await addMedicalRecord(page, 'Vacuna', 'Rabia', addDays(today(), -19))
    })

    await test.step('the desk verifies them, and what it saw of her dog confirms the day', async () => {
      await page.goto('/mi-cuenta/notificaciones')
      await desk.goto('/oficina/expedientes')
      await expect(waiting).toHaveCount(5)
      for (let left = 5; left > 0; left -= 1) {
        await waiting.first().getByRole('button').click()
        const reason = desk.getByLabel('Por qué vale sin foto')
        await expect(desk.getByRole('button', { name: 'Verificar', exact: true })).toBeVisible()
        if (await reason.isVisible()) await reason.fill('Trae la cartilla consigo.')
        await desk.getByRole('button', { name: 'Verificar', exact: true }).click()
        await expect(waiting).toHaveCount(left - 1)
      }
      await desk.goto(`/oficina?dia=${day}`)
      await expect(visit.getByText('Primer día', { exact: true })).toBeVisible()
      await expect(
        visit.getByRole('button', { name: 'Evaluar y recibir' }),
        'not before its day',
      ).toHaveCount(0)
      await desk.goto('/oficina/expedientes')
      await desk.getByRole('button', { name: 'Registrar evaluación' }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Rumi' }).fill(dog)
      await dialog.getByRole('option', { name: dog }).click()
      await dialog.getByText('Aprobada', { exact: true }).click()
      await dialog.getByRole('button', { name: 'Guardar evaluación' }).click()
      await expect(dialog).toBeHidden()
      await expectReachableByEveryone(desk)
      await expect(page.getByText('Reserva confirmada').first()).toBeVisible({
        timeout: 20_000,
      })
      await expect(page.getByText(`${dog} pasó su evaluación`).first()).toBeVisible()
      await linkInMailTo(email, '/mi-cuenta/reservas')
    })

    await test.step('until that day the desk sees from when the dog is received', async () => {
      await desk.goto(`/oficina?dia=${day}`)
      await expect(visit.getByText(`Entrada desde el ${formatDay(day, today())}`)).toBeVisible()
      await expect(visit.getByRole('button', { name: /^Recibir/ })).toHaveCount(0)
      await expectReachableByEveryone(desk)
    })
    await deskContext.close()
  },
)
