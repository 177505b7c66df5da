import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { htmlOf } from '../support/html-of.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { photograph } from '../support/photograph.ts'

/** Elements that were seen and have moved since the page opened, by the start of their markup. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) =>
          done(
            list
              .getEntries()
              .flatMap((entry) =>
                (entry as unknown as { sources: { node: Node | null }[] }).sources.map(({ node }) =>
                  node instanceof Element ? node.outerHTML.slice(0, 200) : (node?.textContent ?? ''),
                ),
              ),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done([]), 300)
      }),
  )

test(
  'a photograph takes the place of a page’s drawing before any script, and the drawing comes back',
  { tag: ['@also-wide', '@long'] },
  async ({ page, complaints }) => {
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/fotos')
    const hotel = page.getByRole('region', { name: 'Hotel' })
    await expect(hotel.getByText('0 de 8 con foto')).toBeVisible()
    await expectReachableByEveryone(page)
    await hotel.getByRole('button', { name: /^Portada/ }).click()

    const editor = page.getByRole('dialog', { name: 'Hotel: Portada' })
    await editor
      .getByLabel('Elegir foto')
      .setInputFiles({ name: 'hotel.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) })
    const cross = editor.getByRole('slider', { name: 'Punto que siempre se ve' })
    await cross.focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await expect(editor.getByText('49 % desde la izquierda, 70 % desde arriba')).toBeVisible()
    await editor.getByRole('button', { name: 'Poner esta foto' }).click()
    await expect(editor.getByLabel('Qué se ve en la foto')).toBeFocused()
    await expect(editor.getByText('Di en una frase qué se ve en la foto.')).toBeVisible()
    await expectReachableByEveryone(page)

    // The line is lost: what was written and chosen stays, and the same picture is sent again.
    await editor.getByLabel('Qué se ve en la foto').fill('El jardín del hotel bajo un cielo claro')
    await page.route('**/api/photos/**', (route) => route.abort(), { times: 1 })
    await editor.getByRole('button', { name: 'Poner esta foto' }).click()
    await editor.getByRole('button', { name: 'Intentar otra vez' }).click()
    await expect(page.getByText('La foto ya está en el sitio.')).toBeVisible({ timeout: 20_000 })
    await expect(hotel.getByText('1 de 8 con foto')).toBeVisible()
    expect(complaints.join()).toContain('ERR_FAILED')
    complaints.length = 0

    const html = await htmlOf(page, '/hotel')
    const picture = /<picture[\s\S]*?<\/picture>/.exec(html)?.[0] ?? ''
    expect(picture).toContain('alt="El jardín del hotel bajo un cielo claro"')
    expect(picture).toContain('object-position:49% 70%')
    expect(picture).toMatch(/type="image\/avif" srcSet="[^"]+-480\.avif 480w, [^"]+-1920\.avif 1920w"/i)
    expect(picture).toMatch(/type="image\/webp"/)
    expect(picture).toMatch(/fetchpriority="high"/i)
    expect(html).not.toContain('/ilustraciones/hotel-hero.svg')

    await page.goto('/hotel')
    const shown = page.getByRole('img', { name: 'El jardín del hotel bajo un cielo claro' })
    await expect(shown).toBeVisible()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(/\.avif$/)
    expect(await movedOn(page)).toEqual([])
    await expectReachableByEveryone(page)

    await page.goto('/oficina/ajustes/fotos')
    await hotel.getByRole('button', { name: /^Portada/ }).click()
    await editor.getByRole('button', { name: 'Volver al dibujo' }).click()
    await page
      .getByRole('dialog', { name: '¿Volver al dibujo?' })
      .getByRole('button', { name: 'Volver al dibujo' })
      .click()
    await expect(hotel.getByText('0 de 8 con foto')).toBeVisible()
    const before = await htmlOf(page, '/hotel')
    expect(before).toContain('/ilustraciones/hotel-hero.svg')
    expect(before).not.toContain('/fotos/')
  },
)
