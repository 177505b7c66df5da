import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { startOwnServer, type OwnServer } from '../support/own-server.ts'

let server: OwnServer | undefined
test.afterEach(() => server?.stop())

/** Starts a server without a demo for the first time, and gives the link that it shows. */
async function startFirstTime(): Promise<string> {
  const started = await startOwnServer(() => ({ DEMO: '0' }))
  server = started
  const linkShown = () => /http:\S+\/auth\/primera-cuenta\/[\w-]{43}/.exec(started.message())?.[0] ?? ''
  await expect.poll(linkShown).not.toBe('')
  return linkShown()
}

test(
  'the first start shows a link that creates the administrator once',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    const link = await startFirstTime()
    const { origin } = new URL(link)
    await page.goto(`${origin}/hotel`)
    await expect(page.getByRole('heading', { level: 1, name: 'Muy pronto' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Entrar como equipo' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.goto(link)
    await expect(
      page.getByRole('heading', { name: 'Crea la cuenta que administra el negocio' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByLabel('Correo', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectReachableByEveryone(page)

    const fill = async () => {
      await page.getByLabel('Nombre').fill('Eva')
      await page.getByLabel('Apellidos').fill('Luna')
      await page.getByLabel('Correo', { exact: true }).fill('eva@casa.mx')
      await page.getByLabel('Confirma tu correo').fill('eva@casa.mx')
      await page.getByLabel('Contraseña', { exact: true }).fill('tres perros en el patio')
      await page.getByLabel('Confirma tu contraseña').fill('tres perros en el patio')
      await page.getByRole('button', { name: 'Crear cuenta' }).click()
    }
    await fill()
    await expect(page.getByText('Tu cuenta ya administra el negocio. Entra con ella.')).toBeVisible()
    await page.getByLabel('Correo').fill('eva@casa.mx')
    await page.getByLabel('Contraseña', { exact: true }).fill('tres perros en el patio')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).not.toHaveURL(/\/auth\/login/)

    await page.context().clearCookies()
    await page.goto(link)
    await fill()
    await expect(page.getByRole('heading', { name: 'Ese enlace ya no sirve' })).toBeVisible()
    await expectReachableByEveryone(page)
  },
)
