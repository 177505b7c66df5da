import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { scriptReady } from '../support/script-ready.ts'

const elsewhere = (url: string, home: string) => /^https?:/.test(url) && !url.startsWith(home)

test(
  'the map waits until one comes near; address and ways stand there in any case',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const requested: string[] = []
    page.on(
      'request',
      (request) => elsewhere(request.url(), String(baseURL)) && requested.push(request.url()),
    )
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>mapa</p>' }),
    )
    await page.goto('/ubicacion')
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await expect(page.getByText('C.P. 01710').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Google Maps/ })).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir/,
    )
    await expect(page.getByRole('link', { name: /^Waze/ })).toHaveAttribute('href', /waze\.com\/ul\?ll=/)

    await page.getByText('Preguntas Frecuentes').scrollIntoViewIfNeeded()
    await expect(page.getByTitle('Mapa de la casa de Rumi')).toBeVisible()
    await expect.poll(() => requested.length).toBe(1)
  },
)

test('the old address of the footer opens the business on the map', { tag: '@long' }, async ({ page }) => {
  await page.goto('/sabias-que')
  await expect(page).toHaveURL('/ubicacion')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ubicación' }).click()
  await expect(page).toHaveURL('/ubicacion')
})

test(
  'from a page that allows no map, the footer opens the address where one is allowed',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>mapa</p>' }),
    )
    await page.goto('/contacto')
    await scriptReady(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ubicación' }).click()
    await expect(page).toHaveURL('/ubicacion')
    await page.getByText('Preguntas Frecuentes').scrollIntoViewIfNeeded()
    await expect(page.frameLocator('[title="Mapa de la casa de Rumi"]').getByText('mapa')).toBeVisible()
  },
)

test(
  'the blog shows six posts, each read at its source in a new tab',
  { tag: ['@also-wide', '@long'] },
  async ({ page }) => {
    await page.goto('/blog')
    const more = page.getByRole('link', { name: /^Leer más →/ })
    await expect(more).toHaveCount(6)
    await expect(more.first()).toHaveAttribute('target', '_blank')
    await expect(more.first()).toHaveAttribute('rel', /noopener/)
    const snippets = await page.locator('main li p').allTextContents()
    for (const snippet of snippets) {
      expect(snippet).toMatch(/…$/)
      expect(snippet.length).toBeLessThanOrEqual(121)
    }
  },
)

test(
  'a feed that fails leaves an empty blog, not a broken page',
  { tag: '@long' },
  async ({ page, complaints }) => {
    await page.route('**/blog.data*', (route) => route.fulfill({ status: 500, json: { message: '' } }))
    await page.goto('/contacto')
    const bar = page.getByRole('navigation', { name: 'Principal' })
    await bar.getByText('Acerca de Nosotros').click()
    await bar.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { name: 'Hoy no pudimos traer las notas' })).toBeVisible()
    expect(complaints.some((complaint) => complaint.includes('Error fetching blog posts'))).toBe(true)
    complaints.length = 0
  },
)

/** Stands in for the network's page of a post, which reports its height to the framing page. */
const postPage = (heightPx: number) =>
  `<p>Publicación</p><script>parent.postMessage('{"type":"MEASURE","details":{"height":${heightPx}}}', '*')</script>`

test(
  'posts of the network are framed when one comes near, more of them on a wider window',
  { tag: '@long' },
  async ({ page }) => {
    const framed: string[] = []
    await page.route('https://www.instagram.com/**', (route) => {
      framed.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/html', body: postPage(620) })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(framed).toEqual([])
    const section = page.getByRole('region', { name: 'Descubre nuestras redes' })
    await section.getByRole('heading').scrollIntoViewIfNeeded()
    const frames = section.locator('iframe')
    await expect(frames).toHaveCount(3)
    await page.setViewportSize({ width: 1800, height: 900 })
    await expect(frames).toHaveCount(5)
    await page.setViewportSize({ width: 2200, height: 900 })
    await expect(frames).toHaveCount(6)
    await expect(section.locator('li > div').nth(5)).toHaveCSS('opacity', '1')
    for (const path of framed) expect(path).toMatch(/^\/p\/\w+\/embed\/captioned\/$/)
  },
)

test(
  'our own card stands until the network has drawn its post, and where it says there is none',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('https://www.instagram.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: postPage(route.request().url().includes('Manguera') ? 620 : 210),
      }),
    )
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Descubre nuestras redes' })
    await section.scrollIntoViewIfNeeded()
    const covers = section.locator('li > div')
    await expect(covers).toHaveCount(3)
    await expect(covers.nth(0)).toHaveCSS('opacity', '1')
    await expect(covers.nth(1)).toHaveCSS('opacity', '0')
    await expect(section.getByText('compartieron su pastel')).toBeVisible()
    await expect(section.getByRole('link', { name: /^Ver más en Instagram/ })).toHaveCount(3)
  },
)

test(
  'without the network the posts are whole all the same',
  { tag: ['@also-wide', '@long'] },
  async ({ page }) => {
    const aborted: string[] = []
    await page.route('https://www.instagram.com/**', (route) => {
      aborted.push(route.request().url())
      return route.abort()
    })
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Descubre nuestras redes' })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByText('Nadie quedó seco.')).toBeVisible()
    await expect.poll(() => aborted.length).toBeGreaterThan(0)
    await expect(section.locator('li > div').first()).toHaveCSS('opacity', '0')
  },
)

test('a message with mistakes shows them, loses nothing, and is read in the office @long', async ({
  page,
  complaints,
}) => {
  const name = `Rocío ${Date.now()}`
  await page.goto('/contacto')
  const send = page.getByRole('button', { name: 'Enviar mensaje' })

  await test.step('each field says what it needs, and the first gets the focus', async () => {
    await page.getByLabel('Tu correo').fill('rocio')
    await send.click()
    await expect(page.getByText('Escribe tu nombre.')).toBeVisible()
    await expect(page.getByText('Escribe tu mensaje.')).toBeVisible()
    await expect(page.getByText('Escribe un correo como ana@correo.mx.')).toBeVisible()
    await expect(page.getByLabel('Tu nombre')).toBeFocused()
    await expectReachableByEveryone(page)
  })

  await test.step('a lost connection loses nothing, nor does a reload', async () => {
    await page.getByLabel('Tu nombre').fill(name)
    await page.getByLabel('Tu correo').fill('rocio@correo.mx')
    await page.getByLabel('Tu mensaje').fill('¿Reciben a dos perros el mismo día?')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }))
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/contact')
    await page.reload()
    await expect(page.getByLabel('Tu mensaje')).toHaveValue('¿Reciben a dos perros el mismo día?')
    const chat = page.getByRole('link', { name: /Seguir por WhatsApp/ })
    const words = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
    expect(words).toBe(`Hola, soy ${name}. ¿Reciben a dos perros el mismo día?`)
    expect(complaints.join()).toMatch(/503/)
    complaints.length = 0
  })

  await test.step('the message arrives, and the office answers it', async () => {
    await send.click()
    await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeFocused()
    const chat = page.getByRole('link', { name: /Seguir por WhatsApp/ })
    expect(await chat.getAttribute('href')).not.toContain(encodeURIComponent('dos perros'))
    expect(await chat.getAttribute('href')).not.toContain('dos+perros')
    await loginAs(page, 'marta')
    await page.goto('/oficina/mensajes')
    const message = page.getByRole('article', { name })
    await expect(message.getByText('¿Reciben a dos perros el mismo día?')).toBeVisible()
    await expectReachableByEveryone(page)
    await message.getByRole('button', { name: 'Marcar como respondido' }).click()
    await expect(message).toBeHidden()
    await page.getByRole('button', { name: /^Respondidos/ }).click()
    await expect(page.getByRole('article', { name })).toBeVisible()
  })
})
