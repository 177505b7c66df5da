import type { MedicalRecordKind } from '@rumi/contract'

/** The names of the workbook's sheets. */
export const sheetTitles = { dogs: 'Rumis', owners: 'Dueños', medicalRecords: 'Papeles' } as const

/** Column headings, equal on every sheet. */
export const headings = {
  name: 'Nombre',
  breed: 'Raza',
  sex: 'Sexo',
  birthDate: 'Nacimiento',
  weightKg: 'Peso (kg)',
  color: 'Color',
  sterilised: 'Esterilizado',
  owner: 'Dueño',
  email: 'Correo',
  phone: 'Teléfono',
  microchip: 'Microchip',
  ruac: 'RUAC',
  allergies: 'Alergias',
  feeding: 'Alimentación',
  medication: 'Medicinas',
  temperament: 'Temperamento',
  vet: 'Veterinario',
  pickup: 'Quién puede recogerlo',
  emergencyContact: 'Contacto de emergencia',
  createdAt: 'Registrado',
  ended: 'Ya no viene',
  endedOn: 'Se anotó el',
  lastName: 'Apellidos',
  dogs: 'Rumis',
  identified: 'Identificado',
  identifiedAt: 'Identificado el',
  rfc: 'RFC',
  postalCode: 'Código postal',
  dog: 'Rumi',
  kind: 'Tipo',
  product: 'Producto',
  appliedOn: 'Aplicado',
  expiresOn: 'Vigente hasta',
  result: 'Resultado',
  evidence: 'Con evidencia',
  verified: 'Verificado',
  verifiedAt: 'Verificado el',
  notes: 'Notas',
} as const

export const endedNames = { deceased: 'Falleció', gone: 'Ya no viene' } as const

export const sexNames = { hembra: 'Hembra', macho: 'Macho' } as const

export const workbookKindNames: Record<MedicalRecordKind, string> = {
  vaccine: 'Vacuna',
  'deworming-internal': 'Desparasitación interna',
  'deworming-external': 'Desparasitación externa',
  evaluation: 'Evaluación de conducta',
  incident: 'Incidente',
  consultation: 'Consulta',
}

export const resultNames: Record<string, string> = { passed: 'Aprobada', failed: 'No aprobada' }

export const yesOrNo = (value: unknown) => (value ? 'Sí' : 'No')
