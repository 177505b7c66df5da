import { addDays } from '@rumi/contract'
import { openDesk, openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dayButton, eligibleDogOfLuis, showDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** Stay of two nights in a room that is taken on the two nights after it. */
async function stayBeforeAnother(desk: Awaited<ReturnType<typeof openDesk>>, rumiId: string, ahead: number) {
  const nights = openStay(ahead, 4, 2)
  const two = { start: nights.start, end: addDays(nights.start, 2) }
  const { id, resource } = await desk.book('Hotel', rumiId, two)
  const other = await desk.family(`Siguiente ${ahead}`)
  await desk.book('Hotel', other.dogId, { start: two.end, end: nights.end, resource: resource! })
  return { stay: { id, resource: resource!, ...two }, until: nights.end }
}

test(
  'the desk agrees to another room before a longer stay gets one',
  { tag: '@long' },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const name = `Alargada ${project.name}`
    const { dogId } = await desk.family(name)
    const { stay, until } = await stayBeforeAnother(desk, dogId, project.name === 'phone' ? 191 : 201)
    await loginAs(page, 'admin')
    await page.goto(`/oficina?dia=${stay.start}&reserva=${stay.id}&parte=mover`)
    const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
    await panel.getByLabel('Salida').fill(until)
    await panel.getByRole('button', { name: 'Mover reserva' }).click()
    const question = page.getByRole('dialog', { name: `Cambia el precio de ${name}` })
    await expect(
      question.getByText(`${stay.resource} no se puede en todo ese tiempo: le toca `),
    ).toBeVisible()
    await expectReachableByEveryone(page)
    await question.getByRole('button', { name: 'Dejarla como está' }).click()
    await expect(question).toHaveCount(0)
    await expect(panel.getByText(stay.resource).first()).toBeVisible()
    await desk.close()
  },
)

test('an owner is shown the other room before they make their stay longer @long', async ({ page, browser }, {
  project,
}) => {
  const desk = await openDesk()
  const dog = await eligibleDogOfLuis(browser, 'Prolongada')
  const { stay, until } = await stayBeforeAnother(desk, dog.id, project.name === 'phone' ? 211 : 221)
  await loginAs(page, 'luis')
  await page.goto(`/mi-cuenta/reservas/${stay.id}/mover`)
  await showDay(page, stay.start)
  await dayButton(page, stay.start).first().click()
  await dayButton(page, until).click()
  await expect(page.getByText(`${stay.resource} no está libre todas esas noches: les tocaría `)).toBeVisible()
  await expectReachableByEveryone(page)
  await desk.close()
})
