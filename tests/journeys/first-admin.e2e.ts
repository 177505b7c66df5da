import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'

let server: ChildProcess | undefined
let dataDir: string
test.beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'rumi-first-start-'))))
test.afterEach(async () => {
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
})

async function freePort() {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}

/** Starts a server without a demo for the first time, and gives the link that it shows. */
async function startFirstTime(): Promise<string> {
  const port = String(await freePort())
  const env = {
    ...process.env,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DEMO: '0',
  }
  server = spawn(process.execPath, ['apps/api/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  server.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const linkShown = () => /http:\S+\/auth\/primera-cuenta\/[\w-]{43}/.exec(said)?.[0] ?? ''
  await expect.poll(linkShown, { timeout: 60_000 }).not.toBe('')
  return linkShown()
}

test(
  'who starts it for the first time makes the account that runs it with the link it shows, and the link works once',
  { tag: '@long' },
  async ({ page }) => {
    const link = await startFirstTime()
    const { origin } = new URL(link)
    await page.goto(`${origin}/hotel`)
    await expect(page.getByRole('heading', { level: 1, name: 'Muy pronto' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Entrar como equipo' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Crea la cuenta que administra la casa' })).toBeVisible()
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
    await expect(page.getByText('Tu cuenta ya administra la casa. Entra con ella.')).toBeVisible()
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
