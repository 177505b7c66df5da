import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'an owner signs an agreement with the finger in three taps and keeps a copy',
  { tag: '@phone-only' },
  async ({ page }) => {
    const desk = await openDesk()
    const title = `Reglas del patio ${Date.now()}`
    await desk.request('post', '/agreements', { title, text: 'Uno.\n\nDos.', services: ['Evento'] })
    await loginAs(page, 'luis')

    await test.step('reads and signs it', async () => {
      await page.goto('/mi-cuenta/acuerdos')
      const agreement = page.getByRole('article', { name: title })
      await expect(agreement).toContainText('Puedes firmarlo')
      await expectReachableByEveryone(page)
      const taps = await countTaps(page)
      await agreement.getByRole('button', { name: `Leer y firmar: ${title}` }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByText('Dos.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Firmar' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Firma en el recuadro, o escribe tu nombre.')
      const pad = dialog.getByRole('img', { name: 'Recuadro para firmar' })
      await pad.scrollIntoViewIfNeeded()
      const { x, y } = (await pad.boundingBox())!
      await page.mouse.move(x + 30, y + 40)
      await page.mouse.down()
      for (let step = 1; step <= 12; step += 1)
        await page.mouse.move(x + 30 + step * 15, y + 40 + (step % 3) * 12)
      await page.mouse.up()
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Firmar' }).click()
      await expect(agreement).toContainText('Firmado el')
      // To open, one refused press that this journey makes on purpose, the stroke, and the signature.
      expect(await taps()).toBeLessThanOrEqual(4)
    })

    await test.step('keeps a copy with the proof', async () => {
      await page.getByRole('link', { name: `Ver lo firmado: ${title}` }).click()
      await expect(page.getByRole('img', { name: 'Firma de Luis' })).toBeVisible()
      await expect(page.getByText('Huella SHA-256 del texto')).toBeVisible()
      await expectReachableByEveryone(page)
    })
    await desk.close()
  },
)
