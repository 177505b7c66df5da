import type { DoseRequirement } from '../dogs/requirements.ts'

/** What an owner photographs: the vaccination card for a vaccine, whatever the vet gave for a deworming. */
export const proofOf = ({ kind }: Pick<DoseRequirement, 'kind'>) =>
  kind === 'vaccine' ? 'una foto de su cartilla' : 'una foto del comprobante'
