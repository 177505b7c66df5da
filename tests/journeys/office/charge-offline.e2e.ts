import type { Page } from '@playwright/test'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { ticketOfClient } from '../support/counter-ticket.ts'
import { forgiveLostCalls } from '../support/forgive-lost-calls.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** The server does what it is asked once, and its answer is lost on the way. */
async function loseAnswer(page: Page, url: string) {
  await page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
}

test(
  'a charge whose answer is lost does not say that nothing was charged, and pressed again it is the same one',
  { tag: ['@also-phone', '@long'] },
  async ({ page, openToday, complaints }, { project }) => {
    const desk = await openDesk()
    const name = `Sin señal ${project.name}`
    const { clientId, dogId } = await desk.family(name)
    const booked = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await page.getByRole('listitem', { name }).getByRole('button', { name: 'Cobrar y entregar' }).click()
    const sheet = page.getByRole('dialog', { name: `Cobrar y entregar a ${name}` })
    await sheet.getByText('10 %', { exact: true }).click()
    await loseAnswer(page, '**/api/checkOuts')
    const charge = sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ })
    await charge.dblclick()
    await expect(sheet.getByRole('alert')).toContainText('puede que ya se haya cobrado')
    await expect(sheet.getByRole('alert')).not.toContainText(/no se cobró nada/i)
    await expect(sheet.getByRole('alert')).toBeInViewport()
    await expect(sheet.getByRole('checkbox')).toBeChecked()
    await expectReachableByEveryone(page)
    await charge.click()
    await expect(page.getByRole('dialog').getByText(/^Cobrado: /)).toBeVisible()
    const { payments } = await desk.request('get', `/payments?clientId=${clientId}`)
    expect(payments).toHaveLength(1)
    forgiveLostCalls(complaints)
    await desk.close()
  },
)

test('a counter sale whose answer is lost is not sold twice with what the client owed gone from the ticket @long', async ({
  page,
  complaints,
}) => {
  const desk = await openDesk()
  const clientId = await ticketOfClient(page, desk, 'Perdida')
  await loseAnswer(page, '**/api/counterSales')
  const charge = page.getByRole('button', { name: /^Cobrar \$/ })
  const total = await charge.innerText()
  await charge.click()
  await expect(page.getByRole('alert')).toContainText('puede que ya se haya cobrado')
  await expect(page.getByRole('checkbox', { name: /Pase/ })).toBeChecked()
  await expect(charge).toHaveText(total)
  await charge.click()
  await expect(page.getByText(/^Cobrado: \$/)).toBeVisible()
  const { orders } = await desk.request('get', `/orders?userId=${clientId}`)
  expect(orders).toHaveLength(1)
  const { payments } = await desk.request('get', `/payments?clientId=${clientId}`)
  // One movement by card, allocated to the order and to the pass.
  expect(payments).toHaveLength(1)
  expect(payments[0].allocations).toHaveLength(2)
  forgiveLostCalls(complaints)
  await desk.close()
})
