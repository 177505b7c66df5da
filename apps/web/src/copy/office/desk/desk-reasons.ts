import type { EligibilityReason } from '@rumi/contract'

/** Actions of the desk for a problem with a medical record, in place of the owner's. */
const todo = {
  vaccine: {
    missing: 'Pide su cartilla y anótala en su expediente.',
    expired: 'Pide la nueva y anótala en su expediente.',
  },
  deworming: {
    missing: 'Pide el comprobante y anótala en su expediente.',
    expired: 'Pide el comprobante de la nueva y anótala en su expediente.',
  },
} as const

const evaluation = {
  'evaluation-missing': 'Falta su evaluación de conducta. Agéndala, o anótala si ya la hizo.',
  'evaluation-first-day': 'Es su primer día: evalúalo al recibirlo.',
  'evaluation-unverified': 'Falta verificar su evaluación de conducta. Revísala en Expedientes.',
} as const

/** First part of a reason, before it addresses the owner. */
const fact = (message: string) =>
  message
    .split('. ')[0]!
    .replace(/^Nos falta/, 'Falta')
    .replace(/\.$/, '')

/** Reason a dog may not come yet, for the desk: fact first, then action. */
export function deskReason({ code, message }: Pick<EligibilityReason, 'code' | 'message'>): string {
  if (code === 'owner-unidentified') return 'Su dueño trae su identificación oficial: pídela al recibirlos.'
  if (code === 'agreement-unsigned')
    return `${fact(message).replace(/tus? firmas? en/, 'la firma de su dueño en')}. Pídela aquí o en su cuenta.`
  if (code === 'evaluation-missing' || code === 'evaluation-unverified' || code === 'evaluation-first-day')
    return evaluation[code]
  if (code === 'evaluation-failed' || code === 'evaluation-expired') return `${fact(message)}. Agenda otra.`
  if (code.endsWith('-unverified'))
    return `${fact(message).replace(/^Estamos revisando/, 'Falta verificar')}. Revísala en Expedientes.`
  const words = code.startsWith('deworming') ? todo.deworming : todo.vaccine
  if (code.endsWith('-refused')) return message.replace(' Sube otra foto.', ' Espera otra foto de su dueño.')
  if (code.endsWith('-missing')) return `${fact(message)}. ${words.missing}`
  if (code.endsWith('-expired')) return `${fact(message)}. ${words.expired}`
  return message
    .replace('Renuévala también', 'Pide también la nueva')
    .replace('Renuévalo también', 'Pide también el nuevo')
}
