import { addDays } from '@rumi/contract'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { openDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { mailsTo } from '../support/outbox.ts'
import { loginAs } from '../support/people.ts'

const appliedOn = addDays(today(), -10)

test(
  'medical records received at the desk are undone with what they confirmed, before a notification is sent',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const desk = await openDesk()
    const name = 'Cartillera'
    const { clientId, dogId } = await desk.family(name)
    const [uploaded, rabies, ...others] = allMedicalRecords({ rumiId: dogId, appliedOn })
    for (const medicalRecord of [rabies!, ...others])
      await desk.request('post', '/medical-records', medicalRecord)
    const { medicalRecord } = await desk.request('post', '/medical-records', { ...uploaded, verified: false })
    const day = openDay('Guardería', 36)
    const { serviceBooking } = await desk.request('post', '/serviceBookings', {
      serviceId: await desk.serviceOf('Guardería'),
      clientId,
      rumiIds: [dogId],
      start: day,
      end: day,
    })
    const status = async () =>
      (await desk.request('get', `/desk/bookings/${serviceBooking.id}`)).deskBooking.booking.status
    expect(await status()).toBe('pending')
    const { user } = await desk.request('get', `/users/${clientId}`)
    const confirmed = async () =>
      (await mailsTo(user.email)).filter((eml) => /^Subject:.*confirmad/im.test(eml)).length
    await loginAs(page, 'marta')
    await page.goto(`/oficina/rumis/${dogId}`)
    const multiple = page.getByRole('listitem').filter({ hasText: 'Múltiple' })
    const form = page.getByRole('dialog', { name: `Papel de ${name}` })
    const receive = async () => {
      await page.getByRole('button', { name: 'Agregar papel' }).click()
      await form.getByLabel('Vacuna', { exact: true }).selectOption('Múltiple')
      await form.getByLabel('Aplicada').fill(appliedOn)
      await form.getByLabel('Por qué vale sin foto').fill('Trae la cartilla consigo.')
      await form.getByRole('button', { name: 'Guardar y verificar' }).click()
      await expect(form).toHaveCount(0)
      await expect(page.getByText(`Verificado: vacuna múltiple de ${name}.`)).toBeVisible()
    }

    await receive()
    expect(await status()).toBe('confirmed')
    await expect(multiple).toHaveCount(3)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Listo, quedó como estaba.')).toBeVisible()
    await expect(multiple).toHaveCount(2)
    expect(await status()).toBe('pending')
    expect(await confirmed()).toBe(0)
    const { medicalRecords } = await desk.request('get', `/medical-records?rumiId=${dogId}`)
    const brought = medicalRecords.filter(({ product }: { product: string }) => product === 'Múltiple')
    expect(brought).toMatchObject([{ _id: medicalRecord._id, verifiedAt: null }])

    await receive()
    await expectReachableByEveryone(page)
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0, { timeout: 12_000 })
    await expect.poll(confirmed, { timeout: 15_000 }).toBe(1)
    expect(await status()).toBe('confirmed')
    await desk.close()
  },
)

test(
  'a first day that was ended by mistake begins after all',
  { tag: ['@phone-only', '@long'] },
  async ({ page, openToday }) => {
    const desk = await openDesk()
    const name = 'Primeriza'
    const { clientId, dogId } = await desk.family(name)
    for (const medicalRecord of allMedicalRecords({ rumiId: dogId, appliedOn }))
      if (medicalRecord.kind !== 'evaluation') await desk.request('post', '/medical-records', medicalRecord)
    const { serviceBooking } = await desk.request('post', '/serviceBookings', {
      serviceId: await desk.serviceOf('Guardería'),
      clientId,
      rumiIds: [dogId],
      start: openToday,
      end: openToday,
    })
    const status = async () =>
      (await desk.request('get', `/desk/bookings/${serviceBooking.id}`)).deskBooking.booking.status
    expect(await status()).toBe('pending')
    await loginAs(page, 'marta')
    await page.goto(`/oficina?dia=${openToday}`)
    const row = page.getByRole('listitem', { name })
    const evaluate = async (result: string) => {
      await row.getByRole('button', { name: 'Evaluar y recibir' }).click()
      const dialog = page.getByRole('dialog', { name: `Evaluación de ${name}` })
      await dialog.getByText(result, { exact: true }).click()
      await dialog.getByRole('button', { name: 'Guardar resultado' }).click()
      await expect(dialog).toHaveCount(0)
    }

    await evaluate('No aprobada')
    await expect(row.getByText(`Evaluación no aprobada: ${name}.`)).toBeVisible()
    expect(await status()).toBe('cancelled')
    await row.getByRole('button', { name: 'Deshacer' }).click()
    await expect(row.getByRole('button', { name: 'Evaluar y recibir' })).toBeVisible()
    expect(await status()).toBe('pending')

    await evaluate('Aprobada')
    await expect(row.getByText(`Evaluación aprobada y entrada registrada: ${name}.`)).toBeVisible()
    expect(await status()).toBe('checked-in')
    await row.getByRole('button', { name: 'Deshacer' }).click()
    await expect(row.getByRole('button', { name: 'Evaluar y recibir' })).toBeVisible()
    expect(await status()).toBe('pending')
    const { medicalRecords } = await desk.request('get', `/medical-records?rumiId=${dogId}`)
    expect(medicalRecords.some(({ kind }: { kind: string }) => kind === 'evaluation')).toBe(false)

    await evaluate('No aprobada')
    await expect(row.getByText(`Evaluación no aprobada: ${name}.`)).toBeVisible()
    await expectReachableByEveryone(page)
    await desk.close()
  },
)
