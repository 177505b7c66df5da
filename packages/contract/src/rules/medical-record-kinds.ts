/** What a paper in a dog's file can be (domain: papers; interface: medicalRecord). */
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
