import type { MedicalRecordKind } from '@rumi/contract'

/** What is said of a dog's medical records. */
export const medicalRecordSentences = {
  houseRecordsThis: 'Esto lo registra la casa. Tú puedes subir vacunas y desparasitaciones.',
  seenAtTheDesk: 'Vista en recepción',
  houseVerifies: 'Los papeles los verifica la casa.',
  verifiedOrRefused: 'Un papel se verifica o se rechaza, no las dos cosas.',
  alreadyVerified: 'Ese papel ya está verificado. Si hay uno más reciente, agrégalo como nuevo.',
  whichVaccine: 'Di qué vacuna es.',
  appliedInTheFuture: 'La fecha de aplicación no puede estar en el futuro.',
  appliedBeforeBirth: 'La fecha de aplicación es anterior a su nacimiento.',
  expiresBeforeApplied: 'La vigencia termina antes de la aplicación.',
} as const

/** A medical record's kind inside a sentence. */
export const medicalRecordKindNames = {
  vaccine: 'vacuna',
  'deworming-internal': 'desparasitación interna',
  'deworming-external': 'desparasitación externa',
  evaluation: 'evaluación',
  incident: 'incidente',
  consultation: 'consulta',
} as const satisfies Record<MedicalRecordKind, string>
