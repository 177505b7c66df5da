import type { Page } from '@playwright/test'
import { addDays, formatDay, formatPesos } from '@rumi/contract'
import { openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dayButton, eligibleDogOfLuis, showDay, today } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const pickNights = async (page: Page, { start, end }: { start: string; end: string }) => {
  for (const day of [start, end]) {
    await showDay(page, day)
    // Ends of a range that is chosen name the whole of it.
    await dayButton(page, day).first().click()
  }
}

test(
  'two dogs stay at the hotel with a bath, are moved twice and go home earlier, the bath and the price with them',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    test.setTimeout(150_000)
    const one = await eligibleDogOfLuis(browser, 'Canica')
    const other = await eligibleDogOfLuis(browser, 'Trompo')
    const booked = openStay(40, 3)
    const first = openStay(47, 3)
    const second = openStay(54, 3, 2)
    const shorter = { start: second.start, end: addDays(second.start, 2) }
    const nightly = 55_000
    const bathOfTwo = 2 * 38_000
    const costs = (nights: number) => formatPesos(2 * nights * nightly + bathOfTwo)

    const stays = async () => {
      const { serviceBookings } = await one.luis.request(
        `/serviceBookings?from=${booked.start}&to=${addDays(second.end, 1)}&limit=200`,
      )
      return serviceBookings.filter(({ rumiIds }: { rumiIds: string[] }) => rumiIds.includes(one.id))
    }
    const expectTogether = async ({ start, end }: { start: string; end: string }) => {
      const kept = (await stays()).filter(({ status }: { status: string }) => status !== 'cancelled')
      expect(kept).toHaveLength(2)
      const [stay, bath] = kept.toSorted(
        (a: { start: string }, b: { start: string }) => a.start.length - b.start.length,
      )
      expect(stay).toMatchObject({ start, end })
      expect(bath.start.slice(0, 10), 'bathed on the day of going home').toBe(end)
      for (const { rumiIds } of kept) expect(rumiIds.toSorted()).toEqual([one.id, other.id].toSorted())
    }

    await test.step('from the page of the hotel to both dogs, three nights and a bath, at one total', async () => {
      await loginAs(page, 'luis')
      await page.goto('/mi-cuenta/reservar?servicio=hotel')
      for (const { name } of [one, other])
        await page.getByRole('checkbox', { name: new RegExp(name) }).check()
      await page.getByRole('link', { name: 'Continuar' }).click()
      await pickNights(page, booked)
      await page.getByRole('link', { name: 'Continuar' }).click()
      await page.getByRole('button', { name: 'Agregar Baño y Shampoo' }).click()
      await expect(page.getByText(costs(3)).first()).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: `Reservar por ${costs(3)}` }).click()
      await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: costs(3) })
          .last(),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Ver la reserva' }).click()
      await expectTogether(booked)
    })

    const moveTo = async (to: { start: string; end: string }, price: string) => {
      await page.getByRole('link', { name: 'Cambiar fecha' }).click()
      await pickNights(page, to)
      const inside = page
        .getByRole('region')
        .or(page.locator('section'))
        .filter({ hasText: 'Lo que va con ella' })
      await expect(inside.getByText(new RegExp(formatDay(to.end, today()), 'i')).first()).toBeVisible()
      await expect(page.getByText(price)).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Pasarla a esta fecha' }).click()
      await expect(page).not.toHaveURL(/\/mover/)
      await expect(page.getByText('Listo. Ya está en su nueva fecha.').first()).toBeVisible()
    }

    await test.step('moved, and moved again: the bath goes along, and the price stays', async () => {
      await moveTo(first, `${costs(3)}: el mismo precio`)
      await expectTogether(first)
      await moveTo(second, `${costs(3)}: el mismo precio`)
      await expectTogether(second)
    })

    await test.step('a night less: the bath comes earlier, and the saving is shown beside the button', async () => {
      await moveTo(shorter, `${costs(2)}: ${formatPesos(2 * nightly)} menos`)
      await expectTogether(shorter)
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: costs(2) })
          .first(),
      ).toBeVisible()
      await expectReachableByEveryone(page)
    })
  },
)
