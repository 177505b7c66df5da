import { smallestPicture } from '../system/smallest-picture.ts'
import { eligibleDogOfLuis } from './booking-people.ts'
import { expect, test } from './journey.ts'
import { loginAs } from './people.ts'

/** Lines that a journey breaks on purpose, as the browser tells of them. */
const broken = /net::ERR_FAILED/

test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((said) => !broken.test(said)))
})

test(
  'why something did not arrive comes into sight of whoever pressed for it on a long form',
  { tag: '@phone-only' },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Lejana')
    await loginAs(page, 'luis')

    await test.step('a page whose button stays in sight', async () => {
      await page.goto(`/mi-cuenta/rumis/${dog.id}/editar`)
      await page.getByLabel('Color').fill('miel')
      await page.route(`**/api/rumis/${dog.id}`, (route) => route.abort())
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      const why = page.getByText(/No hay conexión con la casa/)
      await expect(why).toBeInViewport({ ratio: 1 })
      await expect(async () => {
        const [said, bar] = await Promise.all([
          why.boundingBox(),
          page.getByRole('button', { name: 'Guardar', exact: true }).boundingBox(),
        ])
        expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y)
      }).toPass()
      await page.getByRole('link', { name: 'Cancelar' }).click()
    })

    await test.step('a dialog whose photo does not arrive', async () => {
      await page.goto(`/mi-cuenta/rumis/${dog.id}`)
      await page.getByRole('link', { name: 'Agregar papel' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Vacuna', { exact: true }).selectOption('Puppy')
      await dialog.getByLabel('Fecha de aplicación').fill('2026-09-01')
      const file = {
        name: 'cartilla.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await smallestPicture.arrayBuffer()),
      }
      await dialog.locator('input[type=file]').last().setInputFiles(file)
      await page.route('**/evidence*', (route) => route.abort())
      await dialog.getByLabel('Tipo').focus()
      await dialog.getByRole('button', { name: 'Guardar papel' }).click()
      await expect(dialog.getByText(/pero la foto no llegó/)).toBeInViewport({ ratio: 1 })
    })
  },
)
