import { addDays } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { bearerOf, loginAs } from '../support/people.ts'

/** Share of the pixels of a drawn page that are written on. */
const inkOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    if (width <= 300) return 0
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128 && data[at + 3]! > 0) dark += 1
    return dark / (width * height)
  })

test(
  'the desk reads a PDF beside what it says of it, larger and turned, and downloads it under a name',
  { tag: ['@also-wide', '@long'] },
  async ({ page, request }) => {
    const desk = await openDesk()
    // Both widths are walked on one server.
    const name = `Pedefita ${Date.now() % 100_000}`
    const { dogId } = await desk.family(name)
    const { medicalRecord } = await desk.request('post', '/medical-records', {
      rumiId: dogId,
      kind: 'vaccine',
      product: 'Rabia',
      appliedOn: addDays(today(), -10),
      verified: false,
    })
    await desk.close()
    await page.setContent(
      '<h1>Cartilla de Pedefita</h1><p>Vacuna antirrábica</p><p style="break-before: page">Sello</p>',
    )
    const file = { name: 'cartilla.pdf', mimeType: 'application/pdf', buffer: await page.pdf() }
    const sent = await request.post(`/api/medical-records/${medicalRecord._id}/evidence`, {
      headers: await bearerOf(request, 'admin'),
      multipart: { file },
    })
    expect(sent.status(), await sent.text()).toBe(200)

    await loginAs(page, 'marta')
    await page.goto('/oficina/expedientes')
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
    await expect.poll(() => inkOf(page, 'Página 1 de 2')).toBeGreaterThan(0.001)
    await expect.poll(() => inkOf(page, 'Página 2 de 2')).toBeGreaterThan(0)
    await expectReachableByEveryone(page)

    const first = page.getByRole('img', { name: 'Página 1 de 2' })
    const before = (await first.boundingBox())!
    expect(before.height).toBeGreaterThan(before.width)
    await page.getByRole('button', { name: 'Acercar' }).click()
    await expect.poll(async () => (await first.boundingBox())!.width).toBeGreaterThan(before.width * 1.4)
    await page.getByRole('button', { name: 'Girar' }).click()
    await expect
      .poll(async () => {
        const { width, height } = (await first.boundingBox())!
        return width > height
      })
      .toBe(true)
    await expect.poll(() => inkOf(page, 'Página 1 de 2')).toBeGreaterThan(0.001)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Abrir aparte' }).click()
    expect((await download).suggestedFilename()).toBe(`Papel de ${name}.pdf`)
  },
)
