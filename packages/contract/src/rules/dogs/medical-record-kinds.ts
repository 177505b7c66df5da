/** Kinds of medical record in a dog's file (docs/domain.md#medical-records). */
export const medicalRecordKinds = [
  'vaccine',
  'deworming-internal',
  'deworming-external',
  'evaluation',
  'incident',
  'consultation',
] as const
export type MedicalRecordKind = (typeof medicalRecordKinds)[number]

/** The outcome of a behaviour evaluation. */
export const evaluationResults = ['passed', 'failed'] as const
export type EvaluationResult = (typeof evaluationResults)[number]

/** The words in which an outcome is written down, in small letters. */
const evaluationWords: Record<EvaluationResult, readonly string[]> = {
  passed: ['passed', 'approved', 'aprobada', 'aprobado', 'apta', 'apto'],
  failed: [
    'failed',
    'rejected',
    'no aprobada',
    'no aprobado',
    'no apta',
    'no apto',
    'reprobada',
    'reprobado',
  ],
}

/** Parses the outcome of an evaluation, or returns undefined. */
export const evaluationResultOf = (word: string): EvaluationResult | undefined =>
  evaluationResults.find((result) => evaluationWords[result].includes(word.trim().toLowerCase()))
