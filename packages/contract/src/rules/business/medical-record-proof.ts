import type { DoseRequirement } from '../dogs/requirements.ts'

/**
 * Returns the document to photograph: the vaccination card for a vaccine, any proof of the vet for a
 * deworming.
 */
export const proofOf = ({ kind }: Pick<DoseRequirement, 'kind'>) =>
  kind === 'vaccine' ? 'una foto de su cartilla' : 'una foto del comprobante'
