import { instantAt } from '@rumi/contract'
import { openDay, openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { tabTo } from '../support/tab-to.ts'
import { timedJourney } from '../support/timed-journey.ts'

const before = openDay('Grooming', 0)
const today = openDay('Grooming', 7)

const test = timedJourney(instantAt(before, '10:00'))

type Desk = Awaited<ReturnType<typeof openDesk>>

/** Gives Diego's account a groomer with an empty agenda, and hires a colleague. */
async function hire(desk: Desk) {
  const { staffMembers } = await desk.request('get', '/staffMembers?kind=groomer')
  const { id, userId } = staffMembers.find(({ name }: { name: string }) => name === 'Diego')
  await desk.request('patch', `/staffMembers/${id}`, { userId: null })
  await desk.request('post', '/staffMembers', { kind: 'groomer', name: 'Renata', userId })
  await desk.request('post', '/staffMembers', { kind: 'groomer', name: 'Itzel' })
}

async function bath(desk: Desk, dogId: string, day: string, hour: string) {
  const start = instantAt(day, hour)
  return (await desk.book('Grooming', dogId, { start, end: start, resource: 'Renata' })).id
}

/** A finished bath of another day, with what the groomer wrote. */
async function earlierBath(desk: Desk, rumiId: string) {
  const bookingId = await bath(desk, rumiId, before, '11:00')
  const { groomingCard } = await desk.request('post', '/groomingCards', { bookingId, rumiId })
  await desk.request('patch', `/groomingCards/${groomingCard.id}`, {
    blade: '7F',
    notes: 'Sin secadora, toalla primero.',
    finished: true,
  })
  await desk.request('put', `/serviceBookings/${bookingId}`, { status: 'checked-out' })
}

test(
  'a groomer sees what helps with the next dog, is measured at work, writes for the next time and passes a turn on',
  { tag: ['@phone-only', '@long'] },
  async ({ page, baseURL, setTime }) => {
    test.setTimeout(180_000)
    await setTime(instantAt(before, '10:30'))
    const desk = await openDesk(baseURL)
    await hire(desk)
    const { dogId } = await desk.family('Motita')
    await desk.request('patch', `/rumis/${dogId}`, {
      allergies: 'Pollo',
      temperament: 'Le asusta el ruido',
    })
    const { tags } = await desk.request('get', '/tags')
    const bites = tags.find(({ label }: { label: string }) => label === 'Muerde')
    await desk.request('put', `/rumis/${dogId}/tags`, { tags: [bites.id] })
    await earlierBath(desk, dogId)
    await bath(desk, dogId, today, '11:00')
    await bath(desk, (await desk.family('Trufa')).dogId, today, '13:00')
    await desk.close()

    await setTime(instantAt(today, '11:00'))
    await loginAs(page, 'diego')
    await page.goto('/oficina/mi-dia')
    const now = page.getByRole('region', { name: 'Ahora' })

    await test.step('the next dog comes with its marks and what was done last time', async () => {
      await expect(now.getByRole('heading', { name: 'Motita' })).toBeVisible()
      await expect(now.getByText('Muerde')).toBeVisible()
      await expect(now.getByText('Pollo')).toBeVisible()
      await expect(now.getByText('Le asusta el ruido')).toBeVisible()
      await expect(now.getByRole('heading', { name: /^La vez pasada/ })).toBeVisible()
      await expect(now.getByText('7F')).toBeVisible()
      await expect(now.getByText('Sin secadora, toalla primero.')).toBeVisible()
      await expect(page.getByText('Trufa').first()).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('start and finish are one key each, and the time between is measured', async () => {
      await tabTo(page, now.getByRole('button', { name: 'Empezar con Motita' }))
      await page.keyboard.press('Enter')
      await expect(now.getByText('Empezaste a las')).toBeVisible()
      const finish = now.getByRole('button', { name: 'Terminar a Motita' })
      await expect(finish).toBeFocused()
      await expectReachableByEveryone(page)
      await setTime(instantAt(today, '11:47'))
      await page.keyboard.press('Enter')
      await expect(now.getByText('47 min de trabajo')).toBeVisible()
      await expect(now.getByRole('heading', { name: 'Ficha de Motita' })).toBeFocused()
      await expectReachableByEveryone(page)
    })

    await test.step('the card is written, and the next dog is left', async () => {
      await expect(now.getByRole('heading', { name: 'Trufa' })).toBeVisible()
      await now.getByLabel('Cuchilla').fill('5F')
      await now.getByLabel('Para la próxima').fill('Ya tolera la secadora baja.')
      await now.getByRole('button', { name: 'Guardar ficha' }).click()
      await expect(page.getByText('Ficha guardada.')).toBeVisible()
      await expect(now.getByRole('heading', { name: 'Motita' })).toHaveCount(0)
      await expect(now.getByRole('heading', { name: 'Ahora' })).toBeFocused()
      await expect(page.getByText('Falta 1 rumi.')).toBeVisible()
    })

    await test.step('a turn is passed to a colleague', async () => {
      await now.getByText('Pasar a otra persona').click()
      await now.getByLabel('¿A quién?').selectOption('Itzel')
      await expectReachableByEveryone(page)
      await now.getByRole('button', { name: 'Pasar la cita' }).click()
      await expect(page.getByText('La cita es ahora de Itzel.')).toBeVisible()
      await expect(now.getByText('Terminaste por hoy.')).toBeVisible()
    })

    await test.step('the card is stored with its minutes', async () => {
      const later = await openDesk(baseURL)
      const { groomingCards } = await later.request('get', `/groomingCards?rumiId=${dogId}`)
      expect(groomingCards).toContainEqual(
        expect.objectContaining({ blade: '5F', minutes: 47, notes: 'Ya tolera la secadora baja.' }),
      )
      await later.close()
    })
  },
)

test(
  'a known dog has its bath now within four taps',
  { tag: ['@phone-only', '@long'] },
  async ({ page, baseURL, setTime }) => {
    await setTime(instantAt(today, '15:00'))
    const desk = await openDesk(baseURL)
    const name = 'Burbuja'
    const { dogId } = await desk.family(name)
    await loginAs(page, 'marta')
    await page.goto(`/oficina/rumis/${dogId}`)
    const book = page.getByRole('link', { name: 'Reservar' })
    await expect(book).toBeVisible()
    const taps = await countTaps(page)
    await book.click()
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
    await page.getByLabel('Servicio').selectOption(await desk.serviceOf('Grooming'))
    const hours = page.getByRole('group', { name: 'Hora' })
    await expect(hours.getByRole('radio', { checked: true })).toHaveCount(1)
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Reservar y registrar entrada' }).click()
    await expect(page.getByText(`Entrada registrada: ${name}.`)).toBeVisible()
    // The choice of the native select is one more.
    expect((await taps()) + 1, 'from the dog to its bath').toBeLessThanOrEqual(4)
    await desk.close()
  },
)
