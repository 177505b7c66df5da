import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** Stands in for a network that tries to act as the visitor whose page frames its post. */
const hostilePost = `<script>
  const tried = []
  try { tried.push(parent.document.cookie) } catch { tried.push('blocked') }
  try { top.location = 'https://www.instagram.com/taken' } catch { tried.push('blocked') }
  fetch('http://HOST/api/auth/session', { method: 'POST', credentials: 'include' })
    .then((answer) => answer.text()).catch(() => 'blocked')
    .then((text) => { tried.push(text); document.body.textContent = tried.join(' ') })
</script>`

test(
  'the network of the posts runs nothing in our pages and reaches nothing of a person',
  { tag: '@long' },
  async ({ page, complaints }) => {
    await loginAs(page, 'admin')
    const requested: string[] = []
    await page.route('https://www.instagram.com/**', (route) => {
      requested.push(route.request().resourceType())
      const host = new URL(page.url()).host
      return route.fulfill({ contentType: 'text/html', body: hostilePost.replace('HOST', host) })
    })
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Descubre nuestras redes' })
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('iframe').first().contentFrame().locator('body')).toHaveText(
      'blocked blocked blocked',
    )
    await expect(page).toHaveURL('/')
    expect(new Set(requested)).toEqual(new Set(['document']))
    complaints.length = 0
  },
)

test(
  'no page runs a script of others, and the map is shown on its own page alone',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of [
      '/',
      '/guarderia',
      '/tienda',
      '/auth/login',
      '/oficina',
      '/mi-cuenta',
      '/no-existe',
    ]) {
      const answer = await page.request.get(path)
      expect(answer.headers()['content-security-policy'], path).toMatch(
        /script-src 'self'(?: 'sha256-[\w+/=]+')*; /,
      )
      if (path === '/') continue
      expect(answer.headers()['content-security-policy'], path).toContain("frame-src 'none'")
    }
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Mapa' }),
    )
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ubicación' }).click()
    await expect(page).toHaveURL('/ubicacion')
    const map = page.locator('iframe')
    await page.locator('section.shell').filter({ hasText: 'mapa' }).first().scrollIntoViewIfNeeded()
    await expect(map).toBeAttached()
    await expect(map.contentFrame().getByText('Mapa')).toBeVisible()
  },
)

test(
  'an offline logout works here at once, and on the server when the network is back',
  { tag: ['@also-wide', '@long'] },
  async ({ page, context, complaints }) => {
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta')
    await expect(page.getByRole('link', { name: 'Reservar' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByRole('button', { name: 'Seguir aquí' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.setOffline(true)
    // What is fetched ahead under the pointer cannot come, and takes the page away no more than that.
    await page.getByRole('link', { name: 'Reservar' }).first().hover()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Cerraste tu sesión' })).toBeVisible()
    await expect(page.getByText('Luis')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('Luis')
    await context.setOffline(false)
    await page.waitForURL('/')
    expect((await page.request.post('/api/auth/session')).status()).toBe(401)
    const withoutLine = /ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module/
    expect(complaints.filter((complaint) => !withoutLine.test(complaint))).toEqual([])
    complaints.length = 0
  },
)

test('unsaved text of one user in a tab is not shown to the next', { tag: '@long' }, async ({ page }) => {
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/rumis/nuevo')
  await page.getByLabel('Nombre').fill('Bruma')
  await page.goto('/mi-cuenta')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
  await page.waitForURL('/')
  await loginAs(page, 'ana')
  await page.goto('/mi-cuenta/rumis/nuevo')
  await expect(page.getByLabel('Nombre')).toHaveValue('')
  await expect(page.getByText('Recuperamos lo que ya habías escrito.')).toBeHidden()
})

test('unsaved text of an ended session waits for its author and is deleted for another user @long', async ({
  page,
}) => {
  const name = page.getByLabel('Nombre')
  /** As after a night, or by a press on another device. */
  const endSession = async () => {
    const { token } = await (await page.request.post('/api/auth/session')).json()
    const ended = await page.request.post('/api/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(ended.status()).toBe(204)
  }
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/rumis/nuevo')
  await name.fill('Bruma')
  await endSession()
  await page.reload()
  await expect(page).toHaveURL('/auth/login?volver=%2Fmi-cuenta%2Frumis%2Fnuevo')
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/rumis/nuevo')
  await expect(page.getByText('Recuperamos lo que ya habías escrito.')).toBeVisible()
  await expect(name).toHaveValue('Bruma')
  await endSession()
  await page.reload()
  await page.waitForURL('/auth/login?*')
  await loginAs(page, 'ana')
  await page.goto('/mi-cuenta/rumis/nuevo')
  await expect(name).toHaveValue('')
})
