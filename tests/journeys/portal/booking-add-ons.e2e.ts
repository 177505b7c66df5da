import { addDays, instantAt, formatDay } from '@rumi/contract'
import { expectReachableByEveryone } from '../support/axe.ts'
import { openDay, eligibleDogOfLuis, today } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a bath before going home joins the day, or another hour does where it was taken',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Burbuja ${project.name}`)
    const day = openDay('Guardería', project.name === 'phone' ? 30 : 33)
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=guarderia&rumis=${dog.id}&desde=${day}`)
    await page.getByRole('button', { name: 'Agregar Baño y Shampoo' }).click()
    await expect(page).toHaveURL(/extras=[\w-]+\*/)
    await expect(page.getByText(`Baño y Shampoo, ${dog.name}`)).toBeVisible()
    await expectReachableByEveryone(page)
    await page.reload()
    const hour = page.getByLabel('Hora de Baño y Shampoo')
    await expect(hour).not.toHaveValue('')
    const time = await hour.inputValue()

    const { services } = await dog.admin.request('/catalog')
    const bath = services.find(({ name }: { name: string }) => name === 'Baño y Shampoo')
    for (const called of ['Veloz', 'Prisa']) {
      const other = await eligibleDogOfLuis(browser, `${called} ${project.name}`)
      const start = instantAt(day, time)
      const body = { serviceId: bath.id, rumiIds: [other.id], start, end: start }
      await dog.admin.request('/serviceBookings', { method: 'POST', body })
    }
    await page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ }).click()
    await expect(page.getByText(/estética está libre a esa hora/).first()).toBeVisible()
    await expectReachableByEveryone(page)
    await hour.selectOption({ index: 1 })
    const confirm = page.getByRole('button', { name: /^Reservar por \$/ })
    await expect(confirm).toBeEnabled()
    const total = /\$[\d,.]+/.exec((await confirm.textContent()) ?? '')?.[0] ?? 'no total'
    await confirm.click()
    await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: total }).last()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mientras está con nosotros' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Ver la reserva' }).click()
    await expect(page.getByRole('definition').filter({ hasText: total }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Agregar un baño' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    const question = page.getByRole('dialog', { name: '¿Cancelar esta reserva?' })
    await expect(
      question.getByRole('checkbox', { name: /^Cancelar también Baño y Shampoo del / }),
    ).toBeChecked()
    await expectReachableByEveryone(page)
    await question.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect(page.getByText('También cancelamos Baño y Shampoo.')).toBeVisible()
    const { serviceBookings } = await dog.luis.request(`/serviceBookings?from=${day}&to=${day}&limit=200`)
    const ofThisDog = serviceBookings.filter(({ rumiIds }: { rumiIds: string[] }) => rumiIds.includes(dog.id))
    expect(ofThisDog.map(({ status }: { status: string }) => status)).toEqual(['cancelled', 'cancelled'])
  },
)

test(
  'the owner chooses one of two passes and sees what remains of it',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Abonada ${project.name}`)
    const day = openDay('Guardería', 8)
    const laterFrom = addDays(today(), project.name === 'phone' ? 3 : 4)
    for (const validFrom of [today(), laterFrom]) {
      const body = {
        kind: 'day-care-month',
        ownerId: dog.luis.userId,
        validFrom,
        payment: { method: 'cash' },
      }
      await dog.admin.request('/passes', { method: 'POST', body })
    }
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=guarderia&rumis=${dog.id}&desde=${day}`)
    await expect(page.getByRole('radio').first()).toBeChecked()
    const later = page.getByRole('radio', { name: formatDay(addDays(laterFrom, 30), today()) })
    await later.click()
    await expect(later).toBeChecked()
    await expect(page).toHaveURL(/pase=/)
    await expect(page.getByText('después te quedan 19 días de 20')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Reservar con tu pase' }).click()
    await page.getByRole('link', { name: 'Ver la reserva' }).click()
    await expect(page.getByText('Cubierto con tu pase: 1 día')).toBeVisible()
    await expect(page.getByText('Pagado con tu pase')).toBeVisible()

    await page.getByRole('link', { name: 'Cambiar fecha' }).click()
    await expect(page.locator('[aria-busy="false"] table').first()).toBeVisible()
  },
)

test(
  'one of two dogs is bathed, for the price of one @long',
  { tag: '@phone-only' },
  async ({ page, browser }) => {
    const clean = await eligibleDogOfLuis(browser, 'Limpia')
    const muddy = await eligibleDogOfLuis(browser, 'Lodosa')
    const day = openDay('Guardería', 37)
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=guarderia&rumis=${clean.id},${muddy.id}&desde=${day}`)
    await page.getByRole('button', { name: 'Agregar Baño y Shampoo' }).click()
    const forWhom = page.getByRole('group', { name: 'Para quién es Baño y Shampoo' })
    await forWhom.getByLabel(clean.name).click()
    await expect(forWhom.getByLabel(muddy.name)).toBeDisabled()
    await expect(page.getByText(`Baño y Shampoo, ${muddy.name}`)).toBeVisible()
    await expect(page.getByText(`Baño y Shampoo, ${clean.name}`)).toHaveCount(0)
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: /^Reservar por \$/ }).click()
    await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
    const { serviceBookings } = await clean.luis.request(`/serviceBookings?from=${day}&to=${day}&limit=200`)
    const dogsOf = serviceBookings.map(({ rumiIds }: { rumiIds: string[] }) => rumiIds.toSorted())
    expect(dogsOf).toEqual(expect.arrayContaining([[muddy.id], [clean.id, muddy.id].toSorted()]))
  },
)
