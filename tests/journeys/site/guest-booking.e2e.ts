import { request } from '@playwright/test'
import { addDays, formatDay } from '@rumi/contract'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dayButton, openDay, showDay, today } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { ownersPassword } from '../support/new-owner.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { serverOfWorker } from '../support/server-of-worker.ts'

test(
  'a guest chooses a day for a new dog, registers last, and finds everything as it was chosen',
  { tag: '@phone-only' },
  async ({ page }) => {
    test.setTimeout(120_000)
    page.setDefaultTimeout(15_000)
    const email = `invitada-${Date.now()}@correo.mx`
    const dog = `Brisa ${Date.now() % 10_000}`
    const day = openDay('Guardería', 6)

    await test.step('she describes her dog and chooses its day without an account', async () => {
      await page.goto('/guarderia')
      await page.getByRole('link', { name: 'Reservar: Plan Diario' }).click()
      await expect(page).toHaveURL(/\/reservar\?servicio=guarderia-diario/)
      await expect(page.getByText('$350.00')).toBeVisible()
      await page.getByRole('button', { name: 'Agregar y continuar' }).click()
      await expect(page.getByText('Elige hembra o macho.')).toBeVisible()
      await page.getByLabel('Nombre').fill(dog)
      await page.getByText('Hembra', { exact: true }).click()
      await page.getByLabel('Fecha de nacimiento').fill(addDays(today(), -900))
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Agregar y continuar' }).click()
      await expect(page.getByRole('heading', { name: '¿Qué día?' })).toBeVisible()
      await showDay(page, day)
      await dayButton(page, day).click()
      await page.getByRole('link', { name: 'Continuar' }).click()
    })

    await test.step('she sees the price and the requirements, also after a reload', async () => {
      await page.reload()
      await expect(page.getByText(`Guardería, ${dog}: 1 día × $350.00 MXN`)).toBeVisible()
      await expect(page.getByText(formatDay(day, today())).first()).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'Bordetella' })).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('she registers and proves her address', async () => {
      await page.getByRole('link', { name: 'Crear mi cuenta' }).click()
      await page.getByLabel('Nombre').fill('Inés')
      await page.getByLabel('Apellidos').fill('Vega')
      await page.getByLabel('Correo', { exact: true }).fill(email)
      await page.getByLabel('Confirma tu correo').fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(ownersPassword)
      await page.getByLabel('Confirma tu contraseña').fill(ownersPassword)
      await page.getByRole('button', { name: 'Crear cuenta' }).click()
      await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
      await page.goto(await linkInMailTo(email, '/auth/verificar/'))
      await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    })

    const rumiId = await test.step('her dog and her day are there', async () => {
      await expect(page).toHaveURL(new RegExp(`/mi-cuenta/reservar\\?.*desde=${day}`))
      await expect(page.getByText(`${dog} ya está en tu cuenta.`)).toBeVisible()
      await expect(page.getByText(formatDay(day, today())).first()).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Apartamos su lugar mientras subes sus papeles' }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Apartar y subir después' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Elegir otra fecha' }), 'no other day helps').toHaveCount(0)
      expect(
        await page.evaluate(() => localStorage.getItem('rumi:invitado')),
        'nothing stays behind',
      ).toBeNull()
      await page.goBack()
      await page.goForward()
      const own = new URL(page.url()).searchParams.get('rumis') ?? ''
      expect(own).not.toContain('nuevo')
      return own
    })

    await test.step('with its medical records she books the day she chose', async () => {
      // With cookies of its own: logging in with the page's would end the session that the page has.
      const api = await request.newContext({ baseURL: serverOfWorker().url })
      const login = await api.post('/api/auth/login', { data: { email, password: ownersPassword } })
      const { token } = await login.json()
      const headers = { authorization: `Bearer ${token}` }
      const dogs = await (await api.get('/api/rumis', { headers })).json()
      expect(dogs.data.rumis, 'written down once').toHaveLength(1)
      const medicalRecords = allMedicalRecords({ rumiId, appliedOn: addDays(today(), -20) })
      for (const { expiresOn: _, ...data } of medicalRecords.filter(({ kind }) => kind !== 'evaluation')) {
        const answer = await api.post('/api/medical-records', { headers, data })
        expect(answer.status(), await answer.text()).toBe(201)
      }
      await api.dispose()
      await page.reload()
      await page.getByRole('button', { name: 'Reservar por $350.00' }).click()
      await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
      await expect(page.getByText(formatDay(day, today())).first()).toBeVisible()
    })
  },
)

test(
  'a guest with a puppy of fifteen weeks sees from when it may come, and finds that month open',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.goto('/reservar?servicio=guarderia-diario')
    await page.getByLabel('Nombre').fill('Chispa')
    await page.getByText('Hembra', { exact: true }).click()
    await page.getByLabel('Fecha de nacimiento').fill(addDays(today(), -105))
    await page.getByRole('button', { name: 'Agregar y continuar' }).click()
    const reported = page.getByText(/^Chispa puede venir desde el .*, por su edad\.$/)
    await expect(reported).toBeVisible()
    const month = /\d+ de (\p{L}+)/u.exec((await reported.textContent()) ?? '')?.[1] ?? ''
    await expect(page.getByRole('grid', { name: new RegExp(`${month} de`, 'i') })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Mes siguiente' }).click()
    const open = page.getByRole('grid').getByRole('button', { name: /quedan? \d+/i })
    await open.first().click()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible()
  },
)
