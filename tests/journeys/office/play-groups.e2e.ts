import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'dogs are marked, the desk is warned at the arrival, and a dog moves between groups in one choice',
  { tag: ['@also-phone', '@long'] },
  async ({ page, openToday }, { project }) => {
    const desk = await openDesk()
    const [rival, guest] = [`Rayo ${project.name}`, `Nube ${project.name}`]
    const groupOf = async (name: string, capacity: number) =>
      (await desk.request('post', '/playGroups', { name, capacity })).playGroup.id as string
    const [calm, wild] = [`Tranquilos ${project.name}`, `Traviesos ${project.name}`]
    await groupOf(calm, 1)
    const wildId = await groupOf(wild, 5)
    const [{ dogId: rivalId }, { dogId }] = [await desk.family(rival), await desk.family(guest)]
    await desk.request('patch', `/rumis/${rivalId}`, { playGroupId: wildId })
    const booked = await desk.book('Guardería', rivalId, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })
    await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await loginAs(page, 'marta')

    await test.step('its page takes a tag and a dog that it must not meet', async () => {
      await page.goto(`/oficina/rumis/${dogId}`)
      await page.getByRole('button', { name: 'Cambiar Grupo y etiquetas' }).click()
      const form = page.getByRole('dialog', { name: `Grupo y etiquetas de ${guest}` })
      await form.getByLabel('Muerde').check()
      await form.getByLabel('Agregar a quién no va con él').fill(rival)
      await form.getByRole('option', { name: rival }).click()
      await expect(form.getByRole('button', { name: `Quitar a ${rival}` })).toBeVisible()
      await expectReachableByEveryone(page)
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(form).toBeHidden()
      await expect(page.getByText('Muerde')).toBeVisible()
    })

    await test.step('the board shows both before it is received', async () => {
      await page.goto('/oficina')
      const row = page.getByRole('listitem', { name: guest })
      await expect(row.getByText('Muerde')).toBeVisible()
      await expect(row.getByText(`${guest} no va con ${rival}, que ya está aquí`)).toBeVisible()
      await row.getByRole('button', { name: `Recibir ${guest}` }).click()
      await expect(row.getByText('que ya está aquí')).toHaveCount(0)
    })

    await test.step('one choice moves it, a full group refuses, and a move is undone', async () => {
      await page.goto('/oficina/en-casa?vista=grupos')
      const select = page.getByRole('combobox', { name: `Grupo ${guest}` })
      await expectReachableByEveryone(page)
      await select.selectOption({ label: wild })
      await expect(page.getByText(`${guest}: ahora en ${wild}.`)).toBeVisible()
      const group = page.getByRole('region', { name: wild })
      await expect(group.getByText(`No va con ${rival}`)).toBeVisible()
      await expect(group.getByText('2 de 5')).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: `Deshacer ${guest}` }).click()
      await expect(group.getByText('1 de 5')).toBeVisible()

      await page.getByRole('combobox', { name: `Grupo ${rival}` }).selectOption({ label: calm })
      await expect(page.getByRole('region', { name: calm }).getByText('Lleno')).toBeVisible()
      await select.selectOption({ label: calm })
      await expect(
        page.getByText('Ese grupo ya está lleno. Elige otro, o saca antes a un rumi.'),
      ).toBeVisible()
    })
  },
)
