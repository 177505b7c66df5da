import { expect, test } from 'vitest'
import { deskReason } from './desk-reasons.ts'

test.each([
  [
    'rabies-missing',
    'Nos falta la vacuna de la rabia. Sube una foto de su cartilla.',
    'Falta la vacuna de la rabia. Pide su cartilla y anótala en su expediente.',
  ],
  [
    'rabies-expired',
    'Su vacuna de la rabia venció el martes 2 de diciembre de 2025. Renuévala y sube una foto de su cartilla.',
    'Su vacuna de la rabia venció el martes 2 de diciembre de 2025. Pide la nueva y anótala en su expediente.',
  ],
  [
    'deworming-internal-missing',
    'Nos falta la desparasitación interna. Sube una foto del comprobante.',
    'Falta la desparasitación interna. Pide el comprobante y anótala en su expediente.',
  ],
  [
    'multiple-unverified',
    'Estamos revisando la vacuna Múltiple. Te avisamos en cuanto quede lista.',
    'Falta verificar la vacuna Múltiple. Revísala en Expedientes.',
  ],
  [
    'rabies-refused',
    'No pudimos aceptar el comprobante de su vacuna de la rabia: «No se lee la fecha». Sube otra foto.',
    'No pudimos aceptar el comprobante de su vacuna de la rabia: «No se lee la fecha». Espera otra foto de su dueño.',
  ],
  [
    'evaluation-first-day',
    'Su primer día incluye su evaluación de conducta: llega 30 minutos antes.',
    'Es su primer día: evalúalo al recibirlo.',
  ],
  [
    'evaluation-missing',
    'Nos falta su evaluación de conducta. Escríbenos y la agendamos.',
    'Falta su evaluación de conducta. Agéndala, o anótala si ya la hizo.',
  ],
  [
    'evaluation-expired',
    'Su evaluación de conducta vale hasta el martes 2 de diciembre. Escríbenos y agendamos otra.',
    'Su evaluación de conducta vale hasta el martes 2 de diciembre. Agenda otra.',
  ],
  [
    'owner-unidentified',
    'Trae tu identificación oficial: la registramos cuando lleguen. También puedes subirla desde tu perfil.',
    'Su dueño trae su identificación oficial: pídela al recibirlos.',
  ],
  [
    'rabies-too-recent',
    'Su vacuna de la rabia es muy reciente. Puede venir desde el lunes 5 de enero.',
    'Su vacuna de la rabia es muy reciente. Puede venir desde el lunes 5 de enero.',
  ],
] as const)("the desk's text for %s names the desk's action", (code, message, expected) => {
  expect(deskReason({ code, message })).toBe(expected)
})
