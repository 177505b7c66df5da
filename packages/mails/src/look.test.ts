import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { renderMail } from './index.tsx'

test.each([
  ['sol', /background-color:#FF9F1A;[^"]*color:#2B2140/i],
  ['indigo', /background-color:#4D55CC;[^"]*color:#FFFFFF/i],
] as const)('a mail has the theme %s of its business', async (theme, button) => {
  const { html } = await renderMail(
    'verify',
    { link: 'https://rumi.test/auth/verificar/x' },
    { ...defaultSettings, theme },
  )
  expect(html).toMatch(button)
  expect(html).not.toMatch(theme === 'sol' ? /#4D55CC/i : /#FF9F1A/i)
})
