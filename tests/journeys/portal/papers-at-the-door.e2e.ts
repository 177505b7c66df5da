import { addDays } from '@rumi/contract'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const appliedOn = addDays(today(), -10)

test(
  'a dog whose vaccine is gone as it arrives goes in once it is written down, or by a reason of who may say it',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser, baseURL, openToday }) => {
    const desk = await openDesk()
    /** Booked for today with its papers in order, one of which is taken out again. */
    const arriving = async (name: string) => {
      const { dogId } = await desk.family(name)
      const kept = []
      for (const record of allMedicalRecords({ rumiId: dogId, appliedOn }))
        kept.push((await desk.request('post', '/medical-records', record)).medicalRecord)
      await desk.book('Guardería', dogId, { start: openToday, end: openToday })
      const rabies = kept.find(({ product }: { product: string }) => product === 'Rabia')
      await desk.request('delete', `/medical-records/${rabies._id}`)
    }
    await arriving('Olvidadiza')
    await arriving('Exceptuada')

    await test.step('the desk writes down what the owner brings, and it goes in', async () => {
      await loginAs(page, 'marta')
      await page.goto('/oficina')
      const row = page.getByRole('listitem', { name: 'Olvidadiza' })
      await row.getByRole('button', { name: /^Recibir/ }).click()
      const door = page.getByRole('dialog', { name: '¿Entra Olvidadiza sin sus papeles?' })
      await expect(door.getByText(/^Falta la vacuna de la rabia/)).toBeVisible()
      const enter = door.getByRole('button', { name: /^Recibir/ })
      await expect(enter).toBeDisabled()
      await expectReachableByEveryone(page)
      await door.getByRole('button', { name: 'Agregar papel de Olvidadiza' }).click()
      const form = page.getByRole('dialog', { name: 'Papel de Olvidadiza' })
      await form.getByLabel('Vacuna', { exact: true }).selectOption('Rabia')
      await form.getByLabel('Aplicada').fill(appliedOn)
      await form.getByLabel('Por qué vale sin foto').fill('Trae la cartilla consigo.')
      await form.getByRole('button', { name: 'Guardar y verificar' }).click()
      await expect(door.getByText('Ya no falta nada: registra la entrada.')).toBeVisible()
      await enter.click()
      await expect(door).toHaveCount(0)
      await expect(row.getByRole('button', { name: 'Cobrar y entregar' })).toBeVisible()
    })

    await test.step('an administrator lets another in, and the reason stands in its row', async () => {
      const office = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
      await loginAs(office, 'admin')
      await office.goto('/oficina')
      const row = office.getByRole('listitem', { name: 'Exceptuada' })
      await row.getByRole('button', { name: /^Recibir/ }).click()
      const door = office.getByRole('dialog', { name: '¿Entra Exceptuada sin sus papeles?' })
      await door.getByLabel('Motivo para recibirlo sin sus papeles').fill('La trae su dueña esta tarde.')
      await door.getByRole('button', { name: /^Recibir/ }).click()
      await expect(row).toContainText('«La trae su dueña esta tarde.»')
      await expect(row.getByRole('button', { name: 'Cobrar y entregar' })).toBeVisible()
      await office.context().close()
    })
    await desk.close()
  },
)
