import { formatPesos } from '@rumi/contract'
import { openDesk, openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'the desk cancels what is paid and says before it does whether that is returned, kept in favour or retained',
  { tag: ['@also-phone', '@long'] },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    await loginAs(page, 'marta')
    let ahead = project.name === 'phone' ? 191 : 231

    /** A paid stay, its panel open at the question of cancelling. */
    async function requested(name: string) {
      const { clientId, dogId } = await desk.family(name)
      const nights = openStay((ahead += 10), 2)
      const { id, totalCentavos } = await desk.book('Hotel', dogId, nights)
      const payment = { target: { bookingId: id }, method: 'transfer', amountCentavos: totalCentavos }
      await desk.request('post', '/payments', payment)
      await page.goto(`/oficina?dia=${nights.start}&reserva=${id}`)
      const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
      await panel.getByRole('button', { name: 'Cancelar' }).click()
      const question = page.getByRole('dialog', { name: `¿Cancelar la reserva de ${name}?` })
      const pesos = formatPesos(totalCentavos)
      await expect(question.getByText(`Ya se pagaron ${pesos}. ¿Qué se hace?`)).toBeVisible()
      const settle = async (choice: string) => {
        await question.getByText(choice, { exact: true }).click()
        await question.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
        await expect(page.getByText(`Cancelada la reserva de ${name}.`).first()).toBeVisible()
        const account = await desk.request('get', `/serviceBookings/${id}/payments`)
        const { credit } = await desk.request('get', `/credits/${clientId}`)
        expect(account.overpaidCentavos).toBe(0)
        return { account, creditCentavos: credit.balanceCentavos as number }
      }
      return { question, settle, totalCentavos, pesos, panel }
    }

    await test.step('returned as it came', async () => {
      const { question, settle, pesos, panel } = await requested(`Devuelta ${project.name}`)
      await expect(question.getByLabel(`Devolver ${pesos} como se pagó`)).toBeChecked()
      await expectReachableByEveryone(page)
      const { account, creditCentavos } = await settle(`Devolver ${pesos} como se pagó`)
      expect([account.paidCentavos, creditCentavos]).toEqual([0, 0])
      await expect(panel.getByText(/^Devolución, transferencia/)).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('kept in favour', async () => {
      const { settle, pesos, totalCentavos } = await requested(`A favor ${project.name}`)
      const { account, creditCentavos } = await settle(`Dejar ${pesos} a favor`)
      expect([account.paidCentavos, creditCentavos]).toEqual([0, totalCentavos])
    })

    await test.step('retained', async () => {
      const { settle, pesos, totalCentavos } = await requested(`Retenida ${project.name}`)
      const { account, creditCentavos } = await settle(`Retener ${pesos}`)
      expect([account.paidCentavos, account.keptCentavos, creditCentavos]).toEqual([
        totalCentavos,
        totalCentavos,
        0,
      ])
    })
    await desk.close()
  },
)
