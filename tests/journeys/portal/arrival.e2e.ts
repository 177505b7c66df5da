import { addDays } from '@rumi/contract'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect, test } from '../support/journey.ts'
import { newOwner, ownersPassword } from '../support/new-owner.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { loginAs } from '../support/people.ts'

test(
  'a family announces its dog from the mail, and the desk receives it in one tap',
  { tag: '@phone-only' },
  async ({ page, browser, baseURL, openToday }) => {
    const desk = await openDesk()
    const email = await newOwner(page, 'Llegada')
    await page.context().clearCookies()
    const { users } = await desk.request('get', `/users?search=${encodeURIComponent(email)}`)
    const ownerId: string = users[0].id
    await desk.request('put', `/users/${ownerId}`, { identified: true })
    const name = 'Arena'
    const { rumi } = await desk.request('post', '/rumis', {
      ownerId,
      name,
      sex: 'hembra',
      birthDate: addDays(openToday, -900),
      weightKg: 8,
    })
    await desk.request('post', '/careItems', {
      rumiId: rumi._id,
      kind: 'medicine',
      name: 'Apoquel',
      dose: '1 tableta',
      times: ['14:00'],
    })
    await desk.book('Guardería', rumi._id, { start: openToday, end: openToday })
    const title = `Reglas de la entrada ${Date.now()}`
    const { agreement } = await desk.request('post', '/agreements', {
      title,
      text: 'Uno.\n\nDos.',
      services: ['Guardería'],
      required: true,
    })
    const board = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    const row = board.getByRole('listitem', { name })

    try {
      await test.step('the link of the mail leads through the login to the arrival', async () => {
        await loginAs(board, 'marta')
        await board.goto('/oficina')
        await expect(row).toBeVisible()
        await page.goto(await linkInMailTo(email, '/llegada'))
        await page.getByLabel('Correo').fill(email)
        await page.getByLabel('Contraseña', { exact: true }).fill(ownersPassword)
        await page.getByRole('button', { name: 'Iniciar sesión' }).click()
        await expect(page.getByRole('heading', { name: 'Ya llegamos' })).toBeVisible()
      })

      await test.step('it confirms the medicine, signs and announces', async () => {
        const dog = page.getByRole('article', { name })
        await expect(dog).toContainText('Apoquel, 1 tableta')
        await expectReachableByEveryone(page)
        const taps = await countTaps(page)
        await dog.getByText('Sí, sigue igual').click()
        await page.getByRole('button', { name: `Leer y firmar: ${title}` }).click()
        const dialog = page.getByRole('dialog', { name: title })
        await dialog.getByLabel('O escribe tu nombre completo').fill('Llegada Vega')
        await dialog.getByRole('button', { name: 'Firmar' }).click()
        await expect(page.getByRole('button', { name: `Leer y firmar: ${title}` })).toHaveCount(0)
        await page.getByRole('button', { name: 'Ya llegamos' }).click()
        await expect(page.getByText('Listo. Le avisamos a recepción')).toBeVisible()
        // The answer counts twice: the press on its words also clicks its button.
        expect(await taps()).toBeLessThanOrEqual(5)
        await expectReachableByEveryone(page)
      })

      await test.step('the desk sees it without a reload and receives the dog in one tap', async () => {
        await expect(
          row.getByText('Dice que ya llegó · comida y medicina confirmadas · firma lista'),
        ).toBeVisible()
        await expectReachableByEveryone(board)
        const taps = await countTaps(board)
        await row.getByRole('button', { name: /^Recibir/ }).click()
        await expect(row.getByRole('button', { name: 'Cobrar y entregar' })).toBeVisible()
        expect(await taps()).toBe(1)
        await expect(page.getByText('Hoy no esperamos a nadie más')).toBeVisible()
      })
    } finally {
      await desk.request('patch', `/agreements/${agreement.id}`, { required: false })
      await desk.close()
    }
  },
)
