import { addDays, daysBetween } from '@rumi/contract'
import { openDay, openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { eligibleDogOfLuis } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** The day care's next day after another. */
const nextAfter = (day: string) => openDay('Guardería', daysBetween(today(), addDays(day, 1)))

test(
  'a pass is sold at the counter, pays at once, and shows its uses and returned days to desk and owner',
  { tag: '@long' },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Paseadora ${project.name}`)
    const desk = await openDesk()
    await loginAs(page, 'marta')

    await test.step('from the list of passes, with the keyboard alone', async () => {
      await page.goto('/oficina/pases')
      await page.getByRole('button', { name: 'Vender pase' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Vender pase' })
      await expect(dialog.getByRole('button', { name: 'Cobrar' })).toBeDisabled()
      await dialog.getByRole('combobox', { name: 'Dueño' }).fill('luis@demo')
      await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await expectReachableByEveryone(page)
      await page.keyboard.press('Enter')
      await dialog.getByRole('combobox', { name: 'Pase' }).selectOption('day-care-month')
      await expect(dialog.getByText('IVA 16 %')).toBeVisible()
      await dialog.getByText('Tarjeta de crédito', { exact: true }).click()
      await dialog.getByLabel('Referencia').fill('Terminal 2')
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: /^Cobrar \$/ }).press('Enter')
      await expect(page.getByText('Vendido y activo: Plan Mensual de guardería.')).toBeVisible()
    })

    const { passes } = await dog.luis.request('/passes?limit=200')
    const [passId] = (passes as { id: string; createdAt: string }[])
      .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
      .map(({ id }) => id)
    const day = openDay('Guardería', 3)
    const serviceId = await desk.serviceOf('Guardería')
    const book = async (start: string) => {
      const body = { serviceId, rumiIds: [dog.id], start, end: start, passId }
      return (await dog.luis.request('/serviceBookings', { method: 'POST', body })).serviceBooking
    }
    expect((await book(day)).totalCentavos).toBe(0)
    const other = await book(nextAfter(day))
    await dog.luis.request(`/serviceBookings/${other.id}`, { method: 'DELETE' })

    await test.step('its page says what it paid for', async () => {
      await page
        .getByRole('button', { name: /^Plan Mensual de guardería de Luis/ })
        .first()
        .click()
      const panel = page.getByRole('dialog', { name: /^Pase de Luis/ })
      await expect(panel.getByText(/^Tarjeta de crédito, Terminal 2, el .*Lo recibió Marta/)).toBeVisible()
      await expect(panel.getByText(/1 usado$/)).toBeVisible()
      await expect(panel.getByText(/1 devuelto$/)).toBeVisible()
      await expectReachableByEveryone(page)
      await panel.getByRole('button', { name: 'Cerrar', exact: true }).click()
    })

    await test.step('from the client’s page, where whose it is stands already', async () => {
      await page.goto(`/oficina/clientes/${dog.luis.userId}`)
      await page.getByRole('button', { name: 'Vender pase' }).click()
      const dialog = page.getByRole('dialog', { name: /^Vender pase a Luis/ })
      await dialog.getByRole('combobox', { name: 'Pase' }).selectOption('training-5')
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: /^Cobrar \$/ }).click()
      await expect(page.getByRole('button', { name: '5 sesiones de entrenamiento' }).first()).toBeVisible()
    })

    await test.step('the owner reads it in their account', async () => {
      const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
      await loginAs(theirs, 'luis')
      await theirs.goto('/mi-cuenta/pases')
      await theirs.getByText('Lo que ha pagado').first().waitFor()
      for (const opener of await theirs.getByText('Lo que ha pagado').all()) await opener.click()
      const visits = theirs
        .getByRole('listitem')
        .filter({ has: theirs.getByRole('link', { name: `Reserva de ${dog.name}` }) })
      await expect(visits.getByText(/: 1 día$/)).not.toHaveCount(0)
      await expect(visits.getByText(/: 1 día volvió a tu pase$/)).not.toHaveCount(0)
      await expectReachableByEveryone(theirs)
      await theirs.context().close()
    })
    await desk.close()
  },
)
