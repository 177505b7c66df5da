import { instantAt, undoSeconds } from '@rumi/contract'
import { expectReachableByEveryone } from '../support/axe.ts'
import { openDesk } from '../support/at-the-desk.ts'
import { dayButton, eligibleDogOfLuis, openDay, showDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { mailsTo } from '../support/outbox.ts'
import { loginAs } from '../support/people.ts'

test(
  'a mistake at the desk is undone before a notification is sent, and no text is lost',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const desk = await openDesk()
    const name = 'Resbalosa'
    const { clientId, dogId } = await desk.family(name)
    const day = openDay('Guardería', 40)
    await desk.book('Guardería', dogId, { start: day, end: day })
    const { user } = await desk.request('get', `/users/${clientId}`)
    const cancelled = async () => (await mailsTo(user.email)).filter((eml) => /cancel/i.test(eml)).length
    await loginAs(page, 'marta')
    await page.goto(`/oficina?dia=${day}`)
    const row = page.getByRole('listitem', { name })
    await row.getByRole('button', { name: 'Ver reserva' }).click()
    const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
    const question = page.getByRole('dialog', { name: `¿Cancelar la reserva de ${name}?` })
    const cancel = async () => {
      await panel.getByRole('button', { name: `Cancelar ${name}` }).click()
      await question.getByRole('button', { name: 'Cancelar' }).last().click()
      await expect(question).toHaveCount(0)
      await expect(panel.getByText(`Cancelada la reserva de ${name}.`).first()).toBeVisible()
    }

    await cancel()
    await panel.getByRole('button', { name: 'Deshacer' }).click()
    await expect(panel.getByRole('button', { name: `Cancelar ${name}` })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)

    await panel.getByLabel('Nota').fill('Trae su cobija')
    await page.keyboard.press('Escape')
    await expect(panel.getByText('Lo que escribiste no se ha guardado.')).toBeVisible()
    await panel.getByRole('button', { name: 'Seguir escribiendo' }).click()
    await expect(panel.getByLabel('Nota')).toHaveValue('Trae su cobija')
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Cerrar sin guardar' }).click()
    await expect(panel).toHaveCount(0)

    await row.getByRole('button', { name: 'Ver reserva' }).click()
    await cancel()
    await panel.getByRole('button', { name: 'Cerrar', exact: true }).click()
    expect(await cancelled()).toBe(0)
    await row.getByRole('button', { name: 'Deshacer' }).click()
    await expect(row.getByText('Listo, quedó como estaba.')).toBeVisible()

    await row.getByRole('button', { name: 'Ver reserva' }).click()
    await cancel()
    await expectReachableByEveryone(page)
    await panel.getByRole('button', { name: 'Cerrar', exact: true }).click()
    const gone = page.locator('section').filter({ has: page.getByRole('heading', { name: 'No vienen' }) })
    await expect(gone.getByRole('listitem', { name })).toBeVisible({ timeout: 12_000 })
    await expect(row.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
    await expect.poll(cancelled, { timeout: 15_000 }).toBe(1)
    await desk.close()
  },
)

test(
  'a question stays open while its row would go where it belongs',
  { tag: ['@phone-only', '@long'] },
  async ({ page, openToday }) => {
    const desk = await openDesk()
    const name = 'Pensativa'
    const { dogId } = await desk.family(name)
    const { id, totalCentavos } = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.request('post', '/payments', {
      target: { bookingId: id },
      method: 'cash',
      amountCentavos: totalCentavos,
    })
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    const sectionOf = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    const row = page.getByRole('listitem', { name })
    await row.getByRole('button', { name: /^Recibir/ }).click()
    await row.getByRole('button', { name: 'Registrar salida' }).click()
    const question = page.getByRole('dialog', { name: `¿Registrar la salida de ${name}?` })
    await expect(question.getByText('Todo está pagado.')).toBeVisible()
    await expect(page.getByText('Deshacer')).toHaveCount(0, { timeout: (undoSeconds + 4) * 1000 })
    await expect(question.getByText('Todo está pagado.')).toBeVisible()
    await question.getByRole('button', { name: 'Volver' }).click()
    await expect(sectionOf('En la casa').getByRole('listitem', { name })).toBeVisible()
    await row.getByRole('button', { name: 'Registrar salida' }).click()
    await question.getByRole('button', { name: 'Registrar salida' }).click()
    await expect(sectionOf('Ya se fueron').getByRole('listitem', { name })).toBeVisible({ timeout: 12_000 })
    await desk.close()
  },
)

test(
  'a day that moves says when its bath will be and what all of it costs, beside the button',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Bañada')
    const { services } = await dog.admin.request('/catalog')
    const idOf = (type: string) =>
      services.find(({ serviceType }: { serviceType: string }) => serviceType === type).id
    const [day, later] = [openDay('Guardería', 44), openDay('Guardería', 51)]
    const { serviceBooking } = await dog.luis.request('/serviceBookings', {
      method: 'POST',
      body: {
        serviceId: idOf('Guardería'),
        rumiIds: [dog.id],
        start: day,
        end: day,
        addOns: [{ serviceId: idOf('Grooming'), start: instantAt(day, '15:00') }],
      },
    })
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservas/${serviceBooking.id}/mover`)
    await showDay(page, later)
    await dayButton(page, later).click()
    await expect(page.getByText(/3:00|15:00/).first()).toContainText('→')
    await expect(page.getByText(/el mismo precio/)).toBeInViewport()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Pasarla a esta fecha' }).click()
    await expect(page.getByText('Ya está en su nueva fecha')).toBeVisible()
  },
)
