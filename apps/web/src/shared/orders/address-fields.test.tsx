import { renderToStaticMarkup } from 'react-dom/server'
import type { UseFormRegister } from 'react-hook-form'
import { expect, test } from 'vitest'
import { AddressFields } from './address-fields.tsx'
import type { Addressed } from './ship-to-address.tsx'

const register = ((name: string) => ({ name })) as unknown as UseFormRegister<Addressed>
const offered = (isThirdParty?: boolean) =>
  [
    ...renderToStaticMarkup(<AddressFields {...{ register, isThirdParty }} errors={undefined} />).matchAll(
      /autocomplete="([\w-]+)"/gi,
    ),
  ].map(([, word]) => word)

test('autofill offers owners their own address, and nothing at the desk', () => {
  expect(offered()).toContain('address-line1')
  expect(new Set(offered(true))).toEqual(new Set(['off']))
})
