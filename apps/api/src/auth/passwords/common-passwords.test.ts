import { expect, test } from 'vitest'
import { refuseCommonPassword } from './common-passwords.ts'

const person = { email: 'ana.robles@correo.mx', name: 'Ana María', lastName: 'Robles' }

test.each([
  ' '.repeat(8),
  '\u00a0\u2003 \t\u00a0\u2003 \t',
  'a'.repeat(256),
  'aaaaaaab',
  '........',
  '        a        ',
  '12121212',
  'abcabcabc',
  'Perro Perro ',
  'perroperro',
  '🐶🐶🐶🐶🐶🐶🐶🐶',
  'rumirumi',
  'Rumi2026!',
  'rumi-rumi-2026',
  'RumiLomitos',
  'Rumi & rumis 2026',
  'rum1rum1',
  'l0mit0s2026',
  'spawspaw1',
  'Guardería.2026',
  'anarobles1',
  'ana.robles',
  'Robles2026',
  'password1',
  'perro1234',
  'Bienvenido1',
  'Mexico2026',
  'México.2026',
  'M3xico2026!',
  'Guadalupe99',
  '2026Primavera',
  'Firulais2020',
  'football2026',
  'lomito-feliz-2026',
  'Lomito Feliz 2027',
  'RoblesAna2026',
  'maria.robles.1990',
])('%j is refused', async (password) => {
  await expect(refuseCommonPassword(password, person)).rejects.toThrow('Esa contraseña es muy común')
})

test.each([
  'perrito de montaña 7',
  'perro feliz 99',
  'la casa de rumi huele a pan',
  'correcto caballo batería grapa',
  'Xk2#vP9q',
  '犬は庭で走る好き',
  'abcd1234efgh',
])('%j is taken', async (password) => {
  await expect(refuseCommonPassword(password, person)).resolves.toBeUndefined()
})
