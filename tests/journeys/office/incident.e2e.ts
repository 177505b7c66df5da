import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect, test } from '../support/journey.ts'
import { mailsTo } from '../support/outbox.ts'
import { loginByMail } from '../support/owner-of-a-guest.ts'
import { loginAs } from '../support/people.ts'

test(
  'an incident with a photo takes six taps, and each family reads only of its own dog',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser, baseURL, openToday }) => {
    const desk = await openDesk()
    const [hurt, other] = [await desk.family('Neblina'), await desk.family('Relámpago')]
    for (const { dogId } of [hurt, other])
      await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    const { visits } = await desk.request('get', `/visits?rumiId=${hurt.dogId}`)
    await desk.request('post', `/visits/${visits[0].id}/arrival`, {})
    const emailOf = async ({ clientId }: { clientId: string }): Promise<string> =>
      (await desk.request('get', `/users?ids=${clientId}`)).users[0].email
    await loginAs(page, 'marta')

    await test.step('from the board to the stored incident', async () => {
      await page.goto('/oficina')
      const link = page.getByRole('listitem', { name: 'Neblina' }).getByRole('link', { name: /^Incidente/ })
      await expect(link).toBeVisible()
      const taps = await countTaps(page)
      await link.click()
      await page.getByText('Mordida', { exact: true }).click()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByText('Tomar o elegir foto').click(),
      ])
      await chooser.setFiles('docs/home.png')
      const story = page.getByLabel('Cómo fue')
      await story.click()
      await story.fill('Relámpago mordió a Neblina en la oreja.')
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Incidente de Neblina' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Foto de Neblina' })).toBeVisible()
      expect(await taps()).toBeLessThanOrEqual(6)
    })

    await test.step('each family is shown what it will read, and it is sent', async () => {
      const dogs = [
        { rumiId: hurt.dogId, role: 'hurt' },
        { rumiId: other.dogId, role: 'involved' },
      ]
      await desk.request('patch', `/incidents/${new URL(page.url()).pathname.split('/').at(-1)}`, { dogs })
      await page.reload()
      await page.getByRole('button', { name: 'Enviar a su familia' }).click()
      const question = page.getByRole('dialog', { name: '¿Enviar el incidente?' })
      await expect(question.getByText('Lo que lee la familia de Relámpago:')).toBeVisible()
      await expectReachableByEveryone(page)
      await question.getByRole('button', { name: 'Enviar', exact: true }).click()
      await expect(page.getByText(/^Enviado el .* por /)).toBeVisible()
    })

    await test.step('it is pinned on the card of the other dog, which is about to arrive', async () => {
      await page.goto('/oficina')
      const expected = page.getByRole('listitem', { name: 'Relámpago' })
      await expect(expected.getByRole('button', { name: /^Recibir/ })).toBeVisible()
      await expect(expected.getByRole('link', { name: /^Incidente del .*: mordida$/ })).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('each owner reads of their own dog, in the mail and in the portal', async () => {
      for (const [{ clientId, dogId }, own, foreign, photos] of [
        [hurt, 'Neblina', 'Relámpago', 1],
        [other, 'Relámpago', 'Neblina', 0],
      ] as const) {
        const email = await emailOf({ clientId })
        await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.includes(own))).toBe(true)
        expect((await mailsTo(email)).join('\n')).not.toContain(foreign)
        const owner = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
        await loginByMail(owner, email)
        await owner.goto(`/mi-cuenta/rumis/${dogId}`)
        const incidents = owner.locator('#incidentes')
        await expect(incidents).toContainText('mordió')
        await expect(incidents).not.toContainText(foreign)
        await expect(incidents.getByRole('img')).toHaveCount(photos)
        await expectReachableByEveryone(owner)
        await owner.context().close()
      }
    })
    await desk.close()
  },
)
