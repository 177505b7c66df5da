import type { MedicalRecordKind } from '@rumi/contract'

/** Messages about medical records. */
export const medicalRecordSentences = {
  houseRecordsThis: 'Esto lo registra recepción. Tú puedes subir vacunas y desparasitaciones.',
  seenAtTheDesk: 'Vista en recepción',
  houseVerifies: 'Los papeles los verifica recepción.',
  verifiedOrRefused: 'Un papel se verifica o se rechaza, no las dos cosas.',
  alreadyVerified: 'Ese papel ya está verificado. Si hay uno más reciente, agrégalo como nuevo.',
  whichVaccine: 'Di qué vacuna es.',
  appliedInTheFuture: 'La fecha de aplicación no puede estar en el futuro.',
  appliedBeforeBirth: 'La fecha de aplicación es anterior a su nacimiento.',
  expiresBeforeApplied: 'La vigencia termina antes de la aplicación.',
} as const

/** A medical record's kind inside a sentence. */
const medicalRecordKindNames = {
  vaccine: 'vacuna',
  'deworming-internal': 'desparasitación interna',
  'deworming-external': 'desparasitación externa',
  evaluation: 'evaluación',
  incident: 'incidente',
  consultation: 'consulta',
} as const satisfies Record<MedicalRecordKind, string>

/** Vaccines that people call by another name than the product's. */
const vaccineNames: Readonly<Record<string, string>> = {
  Rabia: 'vacuna antirrábica',
  Múltiple: 'vacuna múltiple',
  Bordetella: 'vacuna de bordetella',
}

/** A medical record after 'la': 'vacuna antirrábica', 'desparasitación interna Drontal'. */
export const medicalRecordName = (kind: MedicalRecordKind, product: string | null) =>
  (kind === 'vaccine' && product ? vaccineNames[product] : undefined) ??
  [medicalRecordKindNames[kind], product].filter(Boolean).join(' ')

/** A vaccine after the word 'vacuna': 'antirrábica', 'de bordetella', 'Puppy'. */
export const vaccineAfterVacuna = (product: string) =>
  (vaccineNames[product] ?? product).replace(/^vacuna /, '')
