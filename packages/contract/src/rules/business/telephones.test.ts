import { expect, test } from 'vitest'
import { whatsappLink, telephoneLink } from './contact-links.ts'
import { internationalForm, writtenTelephone } from './telephones.ts'

test.each([
  '55 8123 4567',
  '5581234567',
  '55.8123.4567',
  '(55) 8123-4567',
  '55 8123–4567',
  '044 55 8123 4567',
  '045 55 8123 4567',
  '01 55 8123 4567',
  '00 52 55 8123 4567',
  '011 52 55 8123 4567',
  '52 55 8123 4567',
  '+52 55 8123 4567',
  '+52 1 55 8123 4567',
  '+52 044 55 8123 4567',
  '(+52) 55 8123 4567',
  '\u202A+52\u00A055\u200B8123\u20114567\u202C',
  '５５ ８１２３ ４５６７',
])('%s is the same Mexican number', (written) => {
  expect(internationalForm(written)).toBe('+525581234567')
})

test('a foreign number stays foreign', () => {
  expect(internationalForm('+45 12 34 56 78')).toBe('+4512345678')
  expect(internationalForm('+1 (212) 555-0100')).toBe('+12125550100')
  expect(internationalForm('00 34 600 123 456')).toBe('+34600123456')
})

test('a number without a country is one of the business’s country, and a Mexican one keeps its own', () => {
  expect(internationalForm('(212) 555-0100', '+1')).toBe('+12125550100')
  expect(internationalForm('0600 123 456', '+34')).toBe('+34600123456')
  expect(internationalForm('+52 55 8123 4567', '+1')).toBe('+525581234567')
  expect(internationalForm('+1 212 555 0100', '+34')).toBe('+12125550100')
  expect(internationalForm('12', '+34')).toBeNull()
})

test.each([
  '',
  '-------',
  '12',
  '123-4567',
  '8123 4567',
  '55 1234 567',
  '+52 55 1234 567',
  '+1 23',
  'llámame',
  '5512345678 ext 4',
])('"%s" is no number', (written) => {
  expect(internationalForm(written)).toBeNull()
})

test('links lead to the international form alone, and nowhere without one', () => {
  expect(telephoneLink('044 55 8123 4567')).toBe('tel:+525581234567')
  expect(whatsappLink('+45 12 34 56 78', '¡Hola!')).toBe('https://wa.me/4512345678?text=%C2%A1Hola!')
  expect(telephoneLink('ext. 12')).toBeUndefined()
  expect(whatsappLink('12', 'Hola')).toBeUndefined()
})

test('the written form keeps what is seen', () => {
  expect(writtenTelephone('\u202A +52\u00A055  8123\u200B4567 ')).toBe('+52 55 81234567')
})
